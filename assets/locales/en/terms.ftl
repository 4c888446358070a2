# The game's terms, by the names the game file uses. Underscores there are hyphens here.

kind-follower = follower
