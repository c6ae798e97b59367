import { expect, test } from "vitest";
import { isReading, syncResult, syncStatus } from "./sync-words";
import type { Sync } from "./types";

const sync = (changes: Partial<Sync>): Sync => ({
  ...{ subject: "ORDERS", phase: "BACKFILL", state: "RUNNING", since: "", synced_at: null, total: null, read: 0 },
  ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, kept: 0, refused: 0, refusals: [], error: "", next_at: null },
  ...{ updated_at: "" },
  ...changes,
});

test.each([
  [{}, "No orders read yet."],
  [{ phase: "FOLLOWING", state: "PENDING" }, "No changed orders found."],
  [{ read: 1, created: 1 }, "1 order read: 1 new."],
  [{ read: 3, updated: 2, kept: 1 }, "3 orders read: 2 updated, 1 partly updated."],
  [{ read: 5, total: 1_200, created: 3, refused: 2 }, "5 of about 1,200 orders read: 3 new, 2 not imported."],
  [
    { subject: "PRODUCTS", read: 2, total: 2, unchanged: 1, skipped: 1 },
    "2 products read: 1 unchanged, 1 skipped because Homeward has a newer version.",
  ],
] satisfies [Partial<Sync>, string][])("describes reading of %o as %s", (changes, words) => {
  expect(syncResult(sync(changes))).toBe(words);
});

test.each([
  [{ state: "PENDING" }, "Waiting to start", true],
  [{ state: "RUNNING" }, "Importing", true],
  [{ state: "PAUSED" }, "Paused", false],
  [{ state: "FAILED", error: "x" }, "Stopped", false],
  [{ state: "PENDING", error: "x" }, "Waiting to retry", true],
  [{ phase: "FOLLOWING", state: "PENDING" }, "Up to date", false],
  [{ phase: "FOLLOWING", state: "RUNNING" }, "Up to date", true],
] satisfies [Partial<Sync>, string, boolean][])("describes the status of %o as %s", (changes, word, reads) => {
  expect([syncStatus(sync(changes)).word, isReading(sync(changes))]).toEqual([word, reads]);
});
