import { expect, test } from "vitest";
import { batchLoader } from "./batch-loader";

const doubling = () => {
  const loads: number[][] = [];
  const ask = batchLoader(async (keys: readonly number[]) => {
    loads.push([...keys]);
    if (keys.includes(0)) throw new Error("nought");
    return new Map(keys.filter((key) => key < 100).map((key) => [key, key * 2]));
  });
  return { ask, loads };
};

test("what is asked at once is loaded at once, and what nothing is found for stays without an answer", async () => {
  const { ask, loads } = doubling();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(100)])).toEqual([2, 4, 2, undefined]);
  expect(loads).toEqual([[1, 2, 100]]);
});

test("what is asked later is loaded anew, also while the former is still being loaded", async () => {
  const { ask, loads } = doubling();
  const first = ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  const second = ask(1);
  expect(await Promise.all([first, second])).toEqual([2, 2]);
  expect(loads).toEqual([[1], [1]]);
});

test("a failure is told to all who asked, and to nobody after them", async () => {
  const { ask } = doubling();
  const answers = await Promise.allSettled([ask(0), ask(1)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(1)).toBe(2);
});
