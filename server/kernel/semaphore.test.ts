import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore";

const held = () => {
  let end: (fails?: boolean) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (fails = false) => (fails ? reject(new Error("failed")) : resolve());
  });
  return { ended, end };
};

test("runs two at once and the rest in order, also after a failure", async () => {
  const semaphore = createSemaphore(2);
  const begun: number[] = [];
  const works = [held(), held(), held(), held()];
  const passed = works.map(({ ended }, index) =>
    semaphore(() => {
      begun.push(index);
      return ended;
    }).catch(() => "failed"),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.end(true);
  expect(await passed[1]).toBe("failed");
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(passed);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await semaphore(async () => "free again")).toBe("free again");
});
