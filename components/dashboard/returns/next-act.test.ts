import { expect, test } from "vitest";
import { type NextAct, nextActOf } from "./next-act";

const NOTHING = { canWrite: true, isWaiting: false, problems: [], canReview: false, pendingMinor: 0 };
const HELD = { problems: [{ acts: [] }, { acts: ["RETRY" as const] }] };

test.each([
  ["the answer to who waits for approval, whatever else there is", { isWaiting: true, ...HELD }, "APPROVAL"],
  ["what stands still and can be set going", { ...HELD, canReview: true, pendingMinor: 1 }, "PROBLEM"],
  [
    "the check, where nothing can be done about a parcel that does not come",
    { problems: [{ acts: [] }], canReview: true },
    "CHECK",
  ],
  ["the refund, once all is checked", { pendingMinor: 4_990 }, "REFUND"],
  ["nothing in a return that is done", {}, null],
  ["nothing for who may only read", { canWrite: false, isWaiting: true, ...HELD, pendingMinor: 1 }, null],
] satisfies [string, Partial<Parameters<typeof nextActOf>[0]>, NextAct | null][])("is %s", (_, facts, expected) => {
  expect(nextActOf({ ...NOTHING, ...facts })).toBe(expected);
});
