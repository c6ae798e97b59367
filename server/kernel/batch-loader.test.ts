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

test("loads what is requested at once together, and returns undefined for what is not found", async () => {
  const { ask, loads } = doubling();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(100)])).toEqual([2, 4, 2, undefined]);
  expect(loads).toEqual([[1, 2, 100]]);
});

test("loads later requests again, also while the first is still loading", async () => {
  const { ask, loads } = doubling();
  const first = ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  const second = ask(1);
  expect(await Promise.all([first, second])).toEqual([2, 2]);
  expect(loads).toEqual([[1], [1]]);
});

test("reports a failure to all who requested it, and to no later ones", async () => {
  const { ask } = doubling();
  const answers = await Promise.allSettled([ask(0), ask(1)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(1)).toBe(2);
});
