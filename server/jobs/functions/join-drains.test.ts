import { expect, test } from "vitest";
import { joinDrains } from "./join-drains";

/** A drain whose runs end when the test says so. */
const createManualDrain = () => {
  const ends: ((error?: Error) => void)[] = [];
  const drain = () =>
    new Promise<{ done: number; nextDueAt: null }>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push((error) => (error === undefined ? resolve({ done: number, nextDueAt: null }) : reject(error)));
    });
  return { ends, drain };
};

test("shares one drain among calls made during a drain, starting after it", async () => {
  const { ends, drain } = createManualDrain();
  const join = joinDrains({ drain, lanes: 1 });
  const first = join();
  const others = [join(), join(), join()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect((await first).done).toBe(1);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect((await Promise.all(others)).map(({ done }) => done)).toEqual([2, 2, 2]);
  expect(ends).toHaveLength(2);
});

test("runs as many drains at once as there are lanes", () => {
  const { ends, drain } = createManualDrain();
  const join = joinDrains({ drain, lanes: 2 });
  for (let count = 0; count < 5; count += 1) void join();
  expect(ends).toHaveLength(2);
});

test("frees the lane of a drain that fails", async () => {
  const { ends, drain } = createManualDrain();
  const join = joinDrains({ drain, lanes: 1 });
  const first = join();
  const second = join();
  ends[0]?.(new Error("away"));
  await expect(first).rejects.toThrow("away");
  ends[1]?.();
  expect((await second).done).toBe(2);
});
