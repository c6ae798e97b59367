import { expect, test } from "vitest";
import { createFairShare, type FairShare } from "./fair-share";

/** Enters a lane; `entered` says in which order the lanes got their places. */
const enterAll = (share: FairShare, lanes: readonly (string | null)[]) => {
  const entered: (string | null)[] = [];
  const leaves: (() => void)[] = [];
  for (const lane of lanes)
    share.enter(lane, {
      start: (leave) => {
        entered.push(lane);
        leaves.push(leave);
      },
      refuse: () => entered.push(`refused ${lane}`),
    });
  return { entered, leaves };
};

test("leaves places for others, however many of one lane wait", () => {
  const share = createFairShare({ places: 4, waitMs: 60_000 });
  const first = enterAll(share, ["a", "a", "a", "a", "a"]);
  expect(first.entered).toEqual(["a", "a", "a"]);
  expect(enterAll(share, ["b"]).entered).toEqual(["b"]);
  expect(share.waiting()).toBe(2);
});

test("lets two greedy lanes leave a place for a third", () => {
  const share = createFairShare({ places: 10, waitMs: 60_000 });
  expect(enterAll(share, Array(20).fill("a")).entered).toHaveLength(8);
  expect(enterAll(share, Array(20).fill("b")).entered).toHaveLength(1);
  expect(enterAll(share, ["c"]).entered).toEqual(["c"]);
});

test("passes freed places on in turns between lanes, and by arrival within one", () => {
  const share = createFairShare({ places: 2, waitMs: 60_000 });
  const [none, held] = [enterAll(share, [null, null]), enterAll(share, ["a", "a", "b"])];
  expect(held.entered).toEqual([]);
  for (const leave of none.leaves) leave();
  expect(held.entered).toEqual(["a", "b"]);
  held.leaves[1]?.();
  held.leaves[0]?.();
  expect(held.entered).toEqual(["a", "b", "a"]);
  // Leaving twice frees one place only.
  held.leaves[0]?.();
  expect(enterAll(share, ["c", "c"]).entered).toEqual(["c"]);
});

test("gives the service itself every place", () => {
  const share = createFairShare({ places: 3, waitMs: 60_000 });
  expect(enterAll(share, [null, null, null, null]).entered).toHaveLength(3);
});

test("refuses after the longest wait, and never starts what it refused", async () => {
  const share = createFairShare({ places: 1, waitMs: 1 });
  const first = enterAll(share, ["a"]);
  const entered = await new Promise<string>((resolve) =>
    share.enter("b", { start: () => resolve("started"), refuse: () => resolve("refused") }),
  );
  expect(entered).toBe("refused");
  expect(share.waiting()).toBe(0);
  first.leaves[0]?.();
  expect(enterAll(share, ["c"]).entered).toEqual(["c"]);
});
