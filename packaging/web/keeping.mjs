// What becomes of the games when something is in the way. Each of these begins on a page with a game, `cell` being a place in
// its window where a tile can be laid.
import assert from "node:assert/strict";
import { hears, kept, pause, tap } from "./browser.mjs";

/** How long something may take that the page does by itself, in ms. */
const MOST = 60000;

/** The journals of all games. */
async function journals(page) {
  const all = Object.entries(await kept(page)).filter(([name]) => name.endsWith(".journal"));
  return JSON.stringify(all);
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
  const end = Date.now() + MOST;
  while (await journals(page) === before) {
    assert.ok(Date.now() < end, "it is tried again");
    await pause(500);
  }
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
  return browser.start();
}
