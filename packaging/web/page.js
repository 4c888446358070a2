// What the program asks of the page around it; src/page.rs calls these by name. Then the program is loaded.
const curtain = document.getElementById("curtain");
const loaded = document.getElementById("loaded");
const news = document.getElementById("news");
const choice = document.getElementById("choice");
const notice = document.getElementById("notice");
const voice = document.getElementById("voice");

/** Draws the curtain over the program, with a sentence and, where `take` is given, something to choose. */
function tell(sentence, name, take) {
  curtain.hidden = false;
  loaded.hidden = true;
  news.textContent = sentence;
  choice.hidden = !take;
  if (take) {
    choice.textContent = name;
    choice.onclick = take;
    choice.focus();
  }
}

// --- Games, in IndexedDB: one entry a name, and a mark that each write changes. Every page keeps the games in memory, so only the
// one that wrote last may go on writing. A Web Lock tells a page at once that another one has them; one that comes without encryption,
// from a machine at home, has no locks, and hears of it when it writes or is looked at.

/** Where the mark stands; the names are texts. */
const MARK = 0;
const NAMES = () => IDBKeyRange.lowerBound("");

/** The marks this page has made, and the one it has found; there is none where the browser's store was emptied. */
const known = new Set([undefined]);
/** Another page has the games now. */
let lost = false;
/** What is said then, and the name of the way to have them back. */
let elsewhere;
let database;

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open() {
  if (!database) {
    database = new Promise((resolve, reject) => {
      const opening = indexedDB.open("hoppel", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.onclose = () => { database = undefined; };
        resolve(opening.result);
      };
    });
    // It may go another time.
    database.catch(() => { database = undefined; });
  }
  return database;
}

/** All there is: names with their bytes. */
async function kept() {
  (async () => navigator.storage?.persist?.())().catch(() => false);
  const store = (await open()).transaction("kept").objectStore("kept");
  const [names, all] = await Promise.all([done(store.getAllKeys(NAMES())), done(store.getAll(NAMES()))]);
  return names.map((name, index) => [name, all[index]]);
}

/** The program goes on unseen, but nothing reaches it and nothing of it is written. */
function lose() {
  if (lost) return;
  lost = true;
  document.getElementById("table").inert = true;
  document.activeElement?.blur();
  tell(...elsewhere, () => location.reload());
}

/** Writes these entries, all or none; null takes one away. Nothing, once another page has the games: or `take`s them. */
async function write(entries, take = false) {
  const transaction = (await open()).transaction("kept", "readwrite", { durability: "strict" });
  const store = transaction.objectStore("kept");
  const found = store.get(MARK);
  return new Promise((resolve, reject) => {
    let refused;
    found.onsuccess = () => {
      try {
        if (take) known.add(found.result);
        if (!known.has(found.result)) {
          lose();
          throw new DOMException("another page has the games", "InvalidStateError");
        }
        const ours = Math.random();
        known.add(ours);
        store.put(ours, MARK);
        for (const [name, bytes] of entries) {
          if (bytes === null) store.delete(name);
          else store.put(bytes, name);
        }
      } catch (error) {
        // What was put before it would be written all the same.
        refused = error;
        transaction.abort();
      }
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refused ?? transaction.error);
  });
}

let writing = Promise.resolve();
/** What is not known to be written: names, each with its last attempt. */
const unsaved = new Map();

/** The same, answering when a power cut would not lose them. */
function keep(entries) {
  const written = write(entries);
  for (const [name] of entries) unsaved.set(name, written);
  const saved = () => {
    for (const [name] of entries) {
      if (unsaved.get(name) === written) unsaved.delete(name);
    }
  };
  writing = Promise.allSettled([writing, written.then(saved)]);
  return written;
}

// Before anything is lost the browser asks whether the page is really to be left.
addEventListener("beforeunload", (event) => { if (unsaved.size > 0 && !lost) event.preventDefault(); });

/** Takes the lock from any other page, until the next one takes it from here. */
function hold() {
  navigator.locks?.request("hoppel", { steal: true }, () => new Promise(() => {})).catch((error) => {
    if (error.name === "AbortError") lose();
  });
}

const visible = () => document.visibilityState === "visible";

/**
 * Takes the games from any other page, once somebody looks at this one. When they are taken from here in turn, it says
 * `there`, and `here` is the way to have them back.
 */
async function alone(there, here) {
  elsewhere = [there, here];
  while (!visible()) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  const look = async () => {
    const found = (await open()).transaction("kept").objectStore("kept").get(MARK);
    if (!known.has(await done(found))) lose();
  };
  try {
    await write([], true);
    hold();
  } catch (error) {
    // Where nothing is kept there is nothing to take. Where the disk is full, the first write that finds room takes them.
    console.warn("the games are not taken:", error);
  }
  document.addEventListener("visibilitychange", async () => {
    if (!visible()) return;
    await look().catch(console.warn);
    if (lost) location.reload();
  });
}

// --- The screen stays awake while a game is open; a browser lets go of it when the page is hidden.

let awake = false;
let lock = null;

async function wake() {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    // The battery is low: the browser decides.
  }
}

document.addEventListener("visibilitychange", () => {
  if (awake && document.visibilityState === "visible") wake();
});

function keepAwake(on) {
  awake = on;
  if (on) wake();
  else lock?.release();
}

// --- The bunny's hops are felt, where the device can be.

/** How long a hop takes, as in src/app/board/hop.rs, and how long of it is felt, in ms. */
const HOP = 260;
const FELT = 25;

/** The bunny sets off on so many hops: each is felt when it lands. */
function hop(hops) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // It begins with what is felt, so with nothing.
  navigator.vibrate?.([0, ...Array(hops).fill([HOP - FELT, FELT]).flat()]);
}

// --- Files.

/** A file that a person chooses, as its name and its first `most` bytes; null if none is. */
function choose(ending, most) {
  return new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    // Phones know no such ending and would offer nothing.
    if (matchMedia("(pointer: fine)").matches) input.accept = ending;
    input.oncancel = () => resolve(null);
    input.onchange = async () => {
      const [file] = input.files;
      try {
        resolve(file ? [file.name, new Uint8Array(await file.slice(0, most).arrayBuffer())] : null);
      } catch (error) {
        reject(error);
      }
    };
    input.click();
  });
}

/** Hands a file to the browser, which puts it where its files go. */
function save(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// --- Typing: the toolkit takes it from a field that nobody sees. After a tap from one of its own fields into another what
// was typed into the first would be typed into the second too: of an edit it does not know it forgets everything.

document.querySelector("main").addEventListener("focusin", ({ target }) => {
  // Not at once: it hears nothing while it gives the field the keyboard.
  const forget = () => target.dispatchEvent(new InputEvent("input", { inputType: "historyUndo" }));
  if (target instanceof HTMLInputElement) setTimeout(forget);
});

// --- A new version.

/** How long there is to read of it, in ms. */
const READ = 20000;

let waiting = null;
let texts = null;

function offer() {
  if (!waiting || !texts) return;
  const [sentence, button] = notice.children;
  [sentence.textContent, button.textContent] = texts;
  button.onclick = () => waiting.postMessage("now");
  notice.hidden = false;
  // It stands over the program; whoever does not want it now gets it at the next start.
  setTimeout(() => { notice.hidden = true; }, READ);
}

async function watch() {
  if (!navigator.serviceWorker) return;
  const ours = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (ours) writing.then(() => location.reload());
  });
  const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
  const seen = (worker) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) {
      waiting = worker;
      offer();
    }
  };
  seen(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => seen(worker));
  });
}

// --- The program.

window.hoppel = {
  kept,
  keep,
  alone,
  keepAwake,
  hop,
  choose,
  save,
  /** What a link carries; after it was asked for, the address carries it no more. */
  link() {
    const text = location.hash.slice(1);
    if (text) history.replaceState(null, "", location.pathname + location.search);
    return text;
  },
  /** The language, and what to say of a new version. */
  speak(language, updated, now) {
    document.documentElement.lang = language;
    texts = [updated, now];
    offer();
  },
  /** What a screen reader is to read out. */
  say(sentence) { voice.textContent = sentence; },
  /** The program shows its first picture. */
  ready() { curtain.hidden = !lost; },
  /** The program cannot be started. */
  failed(sentence) { tell(sentence); },
};

addEventListener("hashchange", () => location.reload());

/** The program, telling how far its loading has come. `@BYTES@` is its length: a packed answer tells another one. */
async function program() {
  const response = await fetch("hoppel_bg.wasm");
  if (!response.ok) throw new Error(`hoppel_bg.wasm: ${response.status}`);
  let come = 0;
  const counted = new TransformStream({
    transform(part, controller) {
      come += part.byteLength;
      loaded.value = come / Number("@BYTES@");
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: { "Content-Type": "application/wasm" } });
}

watch().catch((error) => console.warn("no service worker:", error));
import("./hoppel.js").then(({ default: init }) => init({ module_or_path: program() })).catch((error) => {
  console.error(error);
  tell(`Hoppel could not be loaded. Please try again when there is a network. (${error.message})`, "Try again", () => location.reload());
});
