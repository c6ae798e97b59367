import { expect, test } from "vitest";
import { createWakeSignal } from "./wake-signal";

/** Whether it has passed by now. */
const hasPassed = async (passed: Promise<void>): Promise<boolean> =>
  Promise.race([passed.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test("one raise passes everybody who waits, and nobody who begins to wait later", async () => {
  const wakeSignal = createWakeSignal();
  wakeSignal.raise();
  const [first, second] = [wakeSignal.next(), wakeSignal.next()];
  expect(await hasPassed(first)).toBe(false);
  wakeSignal.raise();
  expect([await hasPassed(first), await hasPassed(second)]).toEqual([true, true]);
  expect(await hasPassed(wakeSignal.next())).toBe(false);
});
