// A browser as it is on a phone, and what a hand, an eye and an ear have of the page in it.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const SIZE = { width: 390, height: 844 };
/** How long a page may take until it shows or says something, in ms. */
const MOST = 60000;
/** A tap that comes sooner than this after the last one was perhaps not meant, in ms: see src/app/table/guard.rs. */
const SETTLES = 700;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * In the page: keeps what is said in its live region and what is felt, for there is neither ear nor hand; how far the loading
 * was told to have come; and what it asked the browser for.
 */
function listen() {
  window.heard = [];
  window.felt = [];
  window.come = [];
  window.locks = [];
  window.persists = 0;
  navigator.vibrate = (pattern) => window.felt.push(pattern);
  addEventListener("DOMContentLoaded", () => {
    const voice = document.getElementById("voice");
    new MutationObserver(() => window.heard.push(voice.textContent)).observe(voice, { childList: true });
    const loaded = document.getElementById("loaded");
    new MutationObserver(() => window.come.push(loaded.value)).observe(loaded, { attributeFilter: ["value"] });
  });
  // Without encryption there is nothing of the rest.
  if (!isSecureContext) return;
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (kind) => {
    const lock = await request(kind);
    window.locks.push(lock);
    return lock;
  };
  const persist = navigator.storage.persist.bind(navigator.storage);
  navigator.storage.persist = () => {
    window.persists += 1;
    return persist();
  };
}

export class Browser {
  /** What the pages complained of. Nothing may be fetched from elsewhere, and nothing forbidden by its own policy. */
  complaints = [];
  #looks = 0;

  /**
   * Opens it without anything kept; its pages are those of `address`, or the same at `plain`, which a browser does not take for
   * this machine. Pictures of them are put into a folder.
   */
  static async open(address, pictures) {
    const browser = new Browser();
    const plain = address.replace("localhost", "hoppel.test");
    Object.assign(browser, { address, plain, pictures, profile: mkdtempSync(join(tmpdir(), "hoppel-page-")) });
    browser.context = await chromium.launchPersistentContext(browser.profile, {
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--no-first-run",
        "--host-resolver-rules=MAP hoppel.test 127.0.0.1"],
      viewport: SIZE, hasTouch: true, isMobile: true, locale: "en-GB", acceptDownloads: true, serviceWorkers: "allow",
    });
    await browser.context.addInitScript(listen);
    return browser;
  }

  async close() {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  /** A page in which nothing needs to have started yet, and where `first` is done before anything else. */
  async go(where = this.address, first = () => {}) {
    const page = await this.context.newPage();
    await page.addInitScript(first);
    page.on("console", (line) => { if (line.type() === "error") this.complaints.push(line.text()); });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("request", (request) => {
      const url = request.url();
      if (![this.address, this.plain, "blob:"].some((ours) => url.startsWith(ours))) this.complaints.push(`fetched ${url}`);
    });
    await page.goto(where);
    return page;
  }

  /** A page in which the program has started. */
  async start(where, first) {
    const page = await this.go(where, first);
    await ready(page);
    return page;
  }

  look(page, name) {
    const number = String(++this.#looks).padStart(2, "0");
    return page.screenshot({ path: join(this.pictures, `${number}-${name}.png`) });
  }
}

/** Waits until the program has started. */
export const ready = (page) => page.waitForSelector("#curtain", { state: "hidden", timeout: MOST });

/** Taps with a finger, once the last tap has been answered. */
export async function tap(page, [x, y]) {
  await pause(SETTLES);
  await page.touchscreen.tap(x, y);
}

/** Waits until all of these were said, and gives back everything that was since this was asked last. */
export async function hears(page, sentences) {
  const all = (sentences) => {
    const heard = window.heard.join(" ");
    return sentences.every((sentence) => heard.includes(sentence));
  };
  await page.waitForFunction(all, sentences, { timeout: MOST }).catch(async () => {
    assert.fail(`not all of ${JSON.stringify(sentences)} in ${JSON.stringify(await page.evaluate("heard"))}`);
  });
  return page.evaluate(() => window.heard.splice(0));
}

/** What was felt since this was asked last. */
export const feels = (page) => page.evaluate(() => window.felt.splice(0));

/** What the page keeps, by its name. */
export const kept = (page) => page.evaluate(async () => {
  const entries = await window.hoppel.kept();
  return Object.fromEntries(entries.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
});

/** Why the browser would not offer to install the page. */
export async function faultsInstalling(page) {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  return installabilityErrors;
}

/** How many locks keep the screen awake. */
export const awake = (page) => page.evaluate(() => window.locks.filter((lock) => !lock.released).length);

/** Another page or program is looked at for a while: the browser lets go of the screen, and tells. */
export async function lookAway(page) {
  const turn = (state) => page.evaluate(async (state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    if (state === "hidden") await Promise.all(window.locks.map((lock) => lock.release()));
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
  await turn("hidden");
  await turn("visible");
}

/** Where the table is when the system has bars above and below, so many pixels high. */
export async function withBars(page, top, bottom, look) {
  const session = await page.context().newCDPSession(page);
  const bars = (top, bottom) => session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top, bottom, left: 0, right: 0 } });
  await bars(top, bottom);
  await pause(SETTLES);
  const box = await page.locator("#table").boundingBox();
  await look();
  await bars(0, 0);
  await pause(SETTLES);
  return box;
}
