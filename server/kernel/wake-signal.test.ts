import { expect, test } from "vitest";
import { createWakeSignal } from "./wake-signal";

/** Returns whether a promise has resolved by now. */
const hasPassed = async (passed: Promise<void>): Promise<boolean> =>
  Promise.race([passed.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test("one raise wakes all who wait, and nobody who starts to wait later", async () => {
  const wakeSignal = createWakeSignal();
  wakeSignal.raise();
  const [first, second] = [wakeSignal.next(), wakeSignal.next()];
  expect(await hasPassed(first)).toBe(false);
  wakeSignal.raise();
  expect([await hasPassed(first), await hasPassed(second)]).toEqual([true, true]);
  expect(await hasPassed(wakeSignal.next())).toBe(false);
});
