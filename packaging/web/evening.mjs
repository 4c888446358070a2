// Plays a short evening by touch in a real browser, on what lies in dist/web: as taps.rs played it in a window, tap by tap,
// with the page reloaded, killed and started without a network in the middle. Then several tabs, a link, a screen that stays
// awake and has bars, a full disk, and a new version.
//
// usage: node evening.mjs HOPPEL TAPS PICTURES   HOPPEL is the Linux program, TAPS what taps.rs printed, PICTURES a folder for
// what was seen
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, SIZE, awake, faultsInstalling, feels, hears, kept, lookAway, pause, ready, tap, withBars } from "./browser.mjs";
import { apart, fullDisk, refused, tabs } from "./keeping.mjs";
import { serve } from "./serve.mjs";

const [hoppel, taps, pictures] = process.argv.slice(2);
const steps = readFileSync(taps, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const run = (...args) => execFileSync(hoppel, args, { encoding: "utf8" });

let server = await serve(0);
const { port } = server.address();
const browser = await Browser.open(`http://localhost:${port}/`, pictures);
let page;

/** The journal of the one game that was played. */
async function journal() {
  const all = Object.entries(await kept(page)).filter(([name]) => name.endsWith(".journal"));
  assert.ok(all.length <= 1, "one game was played");
  return all[0]?.[1];
}

/** The ways in which a page ends and the program is started again. */
const AGAIN = {
  async reload() {
    await page.reload();
    await ready(page);
  },
  async kill() {
    page.goto("chrome://crash").catch(() => {});
    await pause(1500);
    await page.close().catch(() => {});
    page = await browser.start();
  },
  async offline() {
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.close();
    server.close();
    server.closeAllConnections();
    page = await browser.start();
  },
};

/** Everything that was said this evening. */
const said = [];
/** How often the bunny set off; the second time this device wants no motion. */
let hopped = 0;

/** Does what a step says, choosing that file where one is asked for; gives back a file, if one was handed out. */
async function play(step, file) {
  if (step.look) {
    await pause(900);
    await browser.look(page, step.look);
    return null;
  }
  const handed = step.name === "Game file" ? page.waitForEvent("download") : null;
  if (step.name?.startsWith("Import")) {
    page.once("filechooser", (chooser) => chooser.setFiles({ name: "Ann and Bob.hoppel", mimeType: "", buffer: readFileSync(file) }));
  }
  const hops = step.felt?.length;
  const still = hops && ++hopped === 2;
  if (still) await page.emulateMedia({ reducedMotion: "reduce" });
  if (step.start) {
    const before = await journal();
    await AGAIN[step.start]();
    assert.equal(await journal(), before, `${step.start}: nothing is lost`);
  } else if (step.type) {
    await pause(300);
    // As a phone's keyboard does: letter by letter.
    for (const letter of step.type) await page.keyboard.insertText(letter);
  } else {
    await tap(page, step.tap);
  }
  if (step.rolls) {
    await page.waitForFunction(() => window.heard.some((said) => /^[123] hops?$/.test(said)));
    await hears(page, []);
    return null;
  }
  said.push(...await hears(page, step.heard).catch((error) => assert.fail(`${JSON.stringify(step)}: ${error.message}`)));
  const felt = await feels(page);
  if (still) assert.deepEqual(felt, [], "with reduced motion nothing is felt");
  // Two numbers a hop, after one of 0: it begins with what is felt.
  else assert.deepEqual(felt.map(({ length }) => length), step.felt.map((hops) => 2 * hops + 1), "hops are felt");
  return handed && (await handed).path();
}

/** What the program makes of the file is what was said. */
function compare(file) {
  const { bonus, eggs, points } = JSON.parse(run("replay", "--json", file));
  const names = ["Ann", "Bob"];
  const all = said.join(" ");
  const paid = [...all.matchAll(/(Ann|Bob) \+(\d+)/g)];
  names.forEach((name, player) => {
    const told = paid.filter((match) => match[1] === name).reduce((sum, match) => sum + Number(match[2]), 0);
    assert.equal(told, eggs[player].collected, `the eggs of ${name} were told when they were paid`);
    assert.ok(eggs[player].collected > 0, `${name} has eggs`);
    const counted = new RegExp(`${name}: ${eggs[player].left} eggs? · [^.]*${bonus[player]} points`);
    assert.match(all, counted, `the bonus of ${name}`);
    assert.match(all, new RegExp(`[12]\\. ${name}: ${points[player] + bonus[player]}\\.`), `the place of ${name}`);
  });
}

try {
  page = await browser.start();
  const come = await page.evaluate("window.come");
  assert.ok(come.length > 2, "the loading tells how far it has come");
  assert.deepEqual(come, come.toSorted((one, other) => one - other), "it goes on");
  assert.equal(come.at(-1), 1, "and comes to its end");
  assert.ok(await page.evaluate("window.persists") > 0, "the browser is asked to keep the games");
  assert.equal(await awake(page), 0, "without a game the screen may go dark");
  assert.deepEqual(await faultsInstalling(page), [], "it can be installed");
  console.log("loading: told as far as it has come; it can be installed");

  let file;
  for (const step of steps) file = await play(step, file) ?? file;
  assert.equal(hopped, 2);
  compare(file);
  console.log("an evening: played, told, handed out as a file and brought in again");
  assert.equal(await awake(page), 0, "away from the table the screen may go dark");
  server = await serve(port);

  page = await tabs(browser, page);
  await page.close();
  console.log("several tabs: the one that is looked at has the games, the others tell");

  const players = [{ name: "Cleo", colour: "red" }, { name: "Dora", colour: "blue" }];
  const game = { format: "hoppel-game", version: 1, players, edition: "hig", actions: [] };
  const other = join(browser.profile, "game.hoppel");
  writeFileSync(other, JSON.stringify(game));
  const link = run("link", other).trim().split("#").pop();
  // As it comes out of a message.
  page = await browser.start(`${browser.address}#${link.toLowerCase()}>.`);
  await hears(page, ["Cleo lays a tile"]);
  await browser.look(page, "link");
  assert.equal(new URL(page.url()).hash, "", "the link is not opened twice");
  console.log("a link: opened");

  assert.equal(await awake(page), 1, "beside a game the screen stays awake");
  await lookAway(page);
  await page.waitForFunction(() => window.locks.some((lock) => !lock.released));
  assert.equal(await awake(page), 1, "and again, when it is looked at again");
  const { y, height } = await withBars(page, 47, 34, () => browser.look(page, "bars"));
  assert.deepEqual([y, height], [47, SIZE.height - 47 - 34], "the table is clear of the system's bars");
  console.log("the screen: stays awake, and its bars cover nothing");

  const cell = steps[steps.findIndex(({ name }) => name === "Start") + 1].tap;
  await apart(browser, link, cell);
  console.log("several tabs without encryption: only one of them writes");
  await refused(browser);
  console.log("a browser that keeps nothing: told");
  page = await fullDisk(browser, page, cell);
  await hears(page, ["Cleo: a figure?"]);
  console.log("a full disk: told, asked, and written when there is room again");

  const versions = () => page.evaluate(() => caches.keys());
  const [store, ...more] = await versions();
  assert.deepEqual(more, []);
  const old = store.split(" ").pop();
  server.close();
  server.closeAllConnections();
  server = await serve(port, (name, bytes) => name === "/worker.js" ? bytes.toString().replace(old, "newer") : bytes);
  await page.reload();
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await page.textContent("#notice"), /There is a newer Hoppel/);
  await browser.look(page, "new-version");
  await page.click("#notice button");
  await page.waitForSelector("#notice", { state: "hidden" });
  await ready(page);
  await hears(page, ["Cleo: a figure?"]);
  assert.deepEqual(await versions(), ["hoppel / newer"], "the old version is gone");
  console.log("a new version: told, used, and the old one taken away");

  assert.deepEqual(browser.complaints, []);
  console.log("all passed");
} finally {
  await browser.close();
  server.close();
}
