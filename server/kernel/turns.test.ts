import { expect, test } from "vitest";
import { createTurns } from "./turns";

/** Tasks that end when the test says so. */
const tasks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, task, end: (name: string) => ends.get(name)?.() };
};

const limits = { waitMs: 60_000, mostWaiting: 2, refusal: () => new Error("crowded") };

test("runs tasks of one key in order, and those of other keys beside them", async () => {
  const turns = createTurns(limits);
  const { begun, task, end } = tasks();
  const [first, second] = [turns("x", task("first")), turns("x", task("second"))];
  void turns("y", task("other"));
  await Promise.resolve();
  expect(begun).toEqual(["first", "other"]);
  end("first");
  await first;
  await Promise.resolve();
  expect(begun).toEqual(["first", "other", "second"]);
  end("second");
  expect(await second).toBe("second");
});

test("refuses when too many wait, and passes the turn on after a failure", async () => {
  const turns = createTurns(limits);
  const failing = turns("x", () => Promise.reject(new Error("failed")));
  const others = [turns("x", async () => 1), turns("x", async () => 2)];
  await expect(turns("x", async () => 3)).rejects.toThrow("crowded");
  await expect(failing).rejects.toThrow("failed");
  expect(await Promise.all(others)).toEqual([1, 2]);
});

test("refuses after the longest wait, and never runs what it refused", async () => {
  const turns = createTurns({ ...limits, waitMs: 1 });
  const { begun, task, end } = tasks();
  const first = turns("x", task("first"));
  await expect(turns("x", task("second"))).rejects.toThrow("crowded");
  end("first");
  await first;
  expect(await turns("x", async () => "third")).toBe("third");
  expect(begun).toEqual(["first"]);
});
