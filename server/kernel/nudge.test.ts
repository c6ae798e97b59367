import { expect, test } from "vitest";
import { createNudge } from "./nudge";

/** Whether it has passed by now. */
const hasPassed = async (passed: Promise<void>): Promise<boolean> =>
  Promise.race([passed.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test("one raise passes everybody who waits, and nobody who begins to wait later", async () => {
  const nudge = createNudge();
  nudge.raise();
  const [first, second] = [nudge.next(), nudge.next()];
  expect(await hasPassed(first)).toBe(false);
  nudge.raise();
  expect([await hasPassed(first), await hasPassed(second)]).toEqual([true, true]);
  expect(await hasPassed(nudge.next())).toBe(false);
});
