// Keeps one version of the whole program, so that it starts without a network. A newer version gets a store of its own, is
// used when no page uses the old one any more or when somebody says so, and then takes the old store away.
const OURS = `hoppel ${new URL(registration.scope).pathname} `;
const STORE = `${OURS}@VERSION@`;
const FILES = ["./", @FILES@];

addEventListener("install", (event) => {
  // Asked for anew, but what the page has just loaded is not sent twice.
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    const found = await store.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
    return found ?? fetch(request);
  })());
});
