// Plays a short evening by touch in a real browser, as tall and wide as a phone, on what lies in dist/web:
// reloads in the middle, kills the page, goes offline, opens a link, opens a second tab, and takes the game out as a file.
//
// usage: node evening.mjs HOPPEL PICTURES   HOPPEL is the Linux program, PICTURES a folder for what was seen
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "./serve.mjs";
import { chromium } from "playwright-core";

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
  viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
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

/** The lines of the journals in the page's own store. */
const journals = (page) => page.evaluate(async () => {
  const entries = await window.hoppel.kept();
  const text = (bytes) => new TextDecoder().decode(bytes);
  return Object.fromEntries(entries.filter(([name]) => name.endsWith(".journal")).map(([name, bytes]) => [name, text(bytes)]));
});
const steps = async (page) => Object.values(await journals(page)).join("").split("\n").length - 1;

try {
