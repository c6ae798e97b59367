import { expect, test } from "vitest";
import { type BulkJob, effectWords, isUndone, jobResult, jobTitle, printedWords, rowWords } from "./bulk-words";

const JOB: BulkJob = {
  ...{ job_id: "blk_1", act: "APPROVE", reason: "", target: "", state: "RUNNING", total: 1_284, done: 40, refused: 1 },
  ...{ retryable: 0, undoable: 0, undoes: null, undone_by: null },
  ...{ created_by: "Ana", created_at: "2026-11-21T12:00:00.000Z", finished_at: null },
  costs: [],
};

test("describes the effect for one return and for several", () => {
  expect(effectWords("HOLD", 1)).toMatch(/^The refund, exchange order/);
  expect(effectWords("HOLD", 2)).toMatch(/^Refunds, exchange orders/);
  expect(effectWords("TAG", 1)).toBe(effectWords("TAG", 2));
});

test("names a job and its progress with figures that add up", () => {
  expect(jobTitle(JOB)).toBe("Approve 1,284 returns");
  expect(jobTitle({ ...JOB, act: "RESEND_MAIL", total: 1 })).toBe("Resend the email for 1 return");
  expect(jobTitle({ ...JOB, act: "ASSIGN", target: "Ana" })).toBe("Assign 1,284 returns to Ana");
  expect(jobTitle({ ...JOB, act: "TAG", target: "vip" })).toBe("Tag 1,284 returns with “vip”");
  expect(jobTitle({ ...JOB, act: "UNTAG", total: 1, target: "vip" })).toBe("Remove “vip” from 1 return");
  expect(jobResult(JOB)).toBe("40 approved, 1 not possible, 1,243 to go");
  expect(jobResult({ ...JOB, state: "STOPPED" })).toBe("40 approved, 1 not possible, 1,243 unchanged");
  expect(jobResult({ ...JOB, act: "HOLD", state: "DONE", total: 3, done: 3, refused: 0 })).toBe("3 held");
});

test("totals the labels that were bought by currency", () => {
  const costs = [
    { currency: "EUR", amount: "1440" },
    { currency: "USD", amount: "593" },
  ];
  const job: BulkJob = { ...JOB, act: "BUY_LABELS", state: "DONE", total: 4, done: 3, costs };
  expect(jobTitle(job)).toBe("Buy labels for 4 returns");
  expect(jobResult(job)).toBe("3 labels bought, 1 not possible, label cost €14.40 and US$5.93");
});

test("names an undo after the job it reverses", () => {
  const undo: BulkJob = { ...JOB, act: "TAG", target: "vip", state: "DONE", total: 3, done: 2, undoes: "blk_0" };
  expect(jobTitle(undo)).toBe("Undo: Tag 3 returns with “vip”");
  expect(jobResult(undo)).toBe("2 undone, 1 not possible");
  expect([rowWords(undo, "DONE"), rowWords(undo, "PENDING")]).toEqual(["Undone", "Not done"]);
});

test("lets only a complete undo disappear on its own", () => {
  const undo: BulkJob = { ...JOB, act: "HOLD", state: "DONE", total: 1, done: 1, refused: 0, undoes: "blk_0" };
  expect(isUndone(undo)).toBe(true);
  expect(isUndone({ ...undo, state: "RUNNING" })).toBe(false);
  expect(isUndone({ ...undo, refused: 1 })).toBe(false);
  expect(isUndone({ ...undo, undoes: null })).toBe(false);
});

test.each([
  [0, 0, "0 labels"],
  [1, 1, "1 label"],
  [2, 2, "2 labels"],
  [1, 2, "2 labels for 1 return"],
  [2, 3, "3 labels for 2 returns"],
])("describes %i returns with %i labels as %s", (printed, labels, words) => {
  expect(printedWords({ printed, labels })).toBe(words);
});
