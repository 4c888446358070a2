// Keeps one version of the whole program, so that it starts without a network. A newer version gets a store of its own, is
// used when no page uses the old one any more or when somebody says so, and then takes the old store away.
const STORE = "hoppel-@VERSION@";
const FILES = ["./", @FILES@];

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("hoppel-") && name !== STORE);
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
