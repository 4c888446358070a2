// What becomes of the games when something is in the way. `cell` is a place in the window where Cleo can lay the first tile of the
// game on the page, or of that to which `link` leads.
import assert from "node:assert/strict";
import { hears, kept, lookAway, pause, ready, tap } from "./browser.mjs";

/** How long something may take that the page does by itself, in ms. */
const MOST = 60000;

/** The journals of all games. */
async function journals(page) {
  const all = Object.entries(await kept(page)).filter(([name]) => name.endsWith(".journal"));
  return JSON.stringify(all);
}

/** Waits until that is so. */
async function until(is, what) {
  const end = Date.now() + MOST;
  while (!await is()) {
    assert.ok(Date.now() < end, what);
    await pause(500);
  }
}

/** Waits until another page has taken the games from that one, and it tells so. */
async function taken(page) {
  await page.waitForSelector("#choice:not([hidden])");
  assert.match(await page.textContent("#news"), /open in another tab/);
}

/** Several pages are open: the one that is looked at has the games. Gives it back. */
export async function tabs(browser, page) {
  const second = await browser.start();
  await taken(page);
  await browser.look(page, "second-tab");
  await page.click("#choice");
  await ready(page);
  await taken(second);

  const third = await browser.start();
  await taken(page);
  await third.close();
  await pause(1000);
  assert.ok(await page.isVisible("#choice") && await second.isVisible("#choice"), "nobody has the games unseen");
  await Promise.all([page.waitForEvent("load"), lookAway(page).catch(() => {})]);
  await ready(page);
  assert.ok(await second.isVisible("#choice"));
  await second.close();
  return page;
}

/** Pages that come without encryption, and have no locks. */
export async function apart(browser, link, cell) {
  const open = async (where) => {
    const page = await browser.start(where);
    assert.ok(!await page.evaluate("isSecureContext || navigator.locks"));
    await hears(page, ["Cleo lays a tile"]);
    return page;
  };
  const one = await open(`${browser.plain}#${link}`);
  const other = await open(browser.plain);
  const before = await journals(other);
  await tap(one, cell);
  await taken(one);
  assert.equal(await journals(other), before, "only one of them writes");
  await tap(other, cell);
  await until(async () => await journals(other) !== before, "the one that has them does");
  await one.close();
  await other.close();
}

/** Nothing can be written for a while. Gives back the page that is started after that. */
export async function fullDisk(browser, page, cell) {
  const half = await page.evaluate(async () => {
    const keep = (other) => window.hoppel.keep([["half", new Uint8Array(1)], ["other", other]]);
    await keep(() => "nothing that can be kept").catch(() => {});
    const names = (await window.hoppel.kept()).map(([name]) => name);
    await keep(new Uint8Array(1));
    await window.hoppel.keep([["half", null], ["other", null]]);
    return names.includes("half");
  });
  assert.ok(!half, "all or nothing is written");

  const before = await journals(page);
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
  });
  await tap(page, cell);
  await hears(page, ["cannot be saved just now: the disk is full"]);
  const [dialog] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  assert.equal(dialog.type(), "beforeunload", "whoever would lose something is asked");
  await dialog.dismiss();
  assert.equal(await journals(page), before);
  await browser.look(page, "full-disk");

  await page.evaluate(() => { IDBObjectStore.prototype.put = window.put; });
  await until(async () => await journals(page) !== before, "it is tried again");
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
  return browser.start();
}

/** A browser that keeps nothing for the page, as one does that blocks cookies. */
export async function refused(browser) {
  const page = await browser.start(browser.address, () => {
    const refuse = () => { throw new DOMException("refused", "SecurityError"); };
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = async () => refuse();
  });
  await hears(page, ["This browser keeps nothing for this page"]);
  await browser.look(page, "nothing-kept");
  await page.close();
}
