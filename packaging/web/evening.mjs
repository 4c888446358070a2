// Begins an evening by touch in a real browser, as tall and wide as a phone, on what lies in dist/web: reloads in the
// middle, kills the page, goes offline, opens a second tab and a link.
//
// usage: node evening.mjs HOPPEL PICTURES   HOPPEL is the Linux program, PICTURES a folder for what was seen
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const [hoppel, pictures] = process.argv.slice(2);
const WIDTH = 390;
const HEIGHT = 844;
const run = (...args) => execFileSync(hoppel, args, { encoding: "utf8" });

let server = await serve(0);
const { port } = server.address();
const address = `http://localhost:${port}/`;
const profile = mkdtempSync(join(tmpdir(), "hoppel-page-"));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run"],
  viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true,
  locale: "en-GB", acceptDownloads: true, serviceWorkers: "allow",
});

/** What the page complained of. Nothing may be fetched from elsewhere, and nothing forbidden by its own policy. */
const complaints = [];
async function open(where = address) {
  const page = await browser.newPage();
  page.on("console", (line) => { if (line.type() === "error") complaints.push(line.text()); });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("blob:")) complaints.push(`fetched ${request.url()}`);
  });
  await page.goto(where);
  return page;
}
const ready = (page) => page.waitForSelector("#curtain", { state: "hidden", timeout: 60000 });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let count = 0;
const look = (page, name) => page.screenshot({ path: join(pictures, `${String(++count).padStart(2, "0")}-${name}.png`) });

/** Taps with a finger, once the last tap has been answered. */
async function tap(page, x, y) {
  await page.touchscreen.tap(x, y);
  await pause(700);
}

/** What a screen reader was told last. */
const heard = (page) => page.textContent("#voice");
async function hears(page, what) {
  await page.waitForFunction((text) => document.getElementById("voice").textContent.includes(text), what, { timeout: 20000 })
    .catch(async () => assert.fail(`"${what}" was not said, but "${await heard(page)}"`));
}

/** The lines of the journal in the page's own store; one table was begun. */
const journal = (page) => page.evaluate(async () => {
  const entries = await window.hoppel.kept();
  const journals = entries.filter(([name]) => name.endsWith(".journal"));
  return journals.map(([, bytes]) => new TextDecoder().decode(bytes)).join("").trim().split("\n");
});

const BUTTON = [195, 800];
try {
  let page = await open();
  await ready(page);
  await pause(1000);
  await look(page, "home");
  // No first minute: what is offered once goes, and the rows come up to its place.
  await tap(page, 205, 194);
  await tap(page, 195, 134);
  await look(page, "new-table");
  await tap(page, ...BUTTON);
  await hears(page, "Red lays a tile");
  await tap(page, 306, 362);
  await hears(page, "Red: a figure?");
  await look(page, "tile");
  await tap(page, ...BUTTON);
  await hears(page, "Blue lays a tile");
  const before = await journal(page);
  assert.ok(before.length >= 2, "a step is kept when it happens");

  await page.reload();
  await ready(page);
  await hears(page, "Blue lays a tile");
  assert.deepEqual(await journal(page), before, "a reload loses nothing");

  page.goto("chrome://crash").catch(() => {});
  await pause(1500);
  await page.close().catch(() => {});
  page = await open();
  await ready(page);
  await hears(page, "Blue lays a tile");
  assert.deepEqual(await journal(page), before, "a page that is killed loses nothing");

  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 20000 });
  await page.close();
  server.close();
  server.closeAllConnections();
  page = await open();
  await ready(page);
  await hears(page, "Blue lays a tile");
  await look(page, "offline");
  server = await serve(port);

  const second = await open();
  await second.waitForSelector("#choice:not([hidden])");
  assert.match(await second.textContent("#news"), /open in another tab/);
  await look(second, "second-tab");
  await second.click("#choice");
  await ready(second);
  await hears(second, "Blue lays a tile");
  assert.ok(await page.isVisible("#choice"), "the first page has let go");
  await page.close();

  const players = [{ name: "Ann", colour: "red" }, { name: "Bob", colour: "blue" }];
  const game = { format: "hoppel-game", version: 1, players, edition: "hig", actions: [] };
  const file = join(profile, "game.hoppel");
  writeFileSync(file, JSON.stringify(game));
  const link = run("link", file).trim();
  await second.close();
  page = await open(`${address}#${link.split("#").pop()}`);
  await ready(page);
  await hears(page, "Ann lays a tile");
  await look(page, "link");
  assert.equal(new URL(page.url()).hash, "", "the link is not opened twice");

  assert.deepEqual(complaints, []);
  console.log("all passed");
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
