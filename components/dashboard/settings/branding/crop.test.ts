import { expect, test } from "vitest";
import { cutOf, roomOf } from "./crop";

const MOST = { width: 100, height: 100 };
const MIDDLE = { zoom: 1, x: 0.5, y: 0.5 };

test("scales the whole picture down to fit, and leaves a small one at its size", () => {
  expect(cutOf({ width: 400, height: 200 }, { shape: "WHOLE", ...MIDDLE }, MOST).to).toEqual({
    width: 100,
    height: 50,
  });
  expect(cutOf({ width: 40, height: 20 }, { shape: "WHOLE", ...MIDDLE }, MOST).to).toEqual({ width: 40, height: 20 });
});

test("cuts a shape out of the center, or from where it was moved to", () => {
  const picture = { width: 400, height: 200 };
  expect(cutOf(picture, { shape: 1, ...MIDDLE }, MOST)).toMatchObject({
    ...{ from: { left: 100, top: 0, width: 200, height: 200 }, to: { width: 100, height: 100 } },
  });
  const { from } = cutOf(picture, { shape: 1, zoom: 2, x: 1, y: 0 }, MOST);
  expect(from).toEqual({ left: 300, top: 0, width: 100, height: 100 });
  expect(roomOf(picture, { shape: 1, ...MIDDLE })).toEqual({ x: true, y: false });
});

test("pads an icon of the whole picture above and below", () => {
  const { to, at } = cutOf({ width: 400, height: 200 }, { shape: "PADDED", ...MIDDLE }, MOST);
  expect([to, at]).toEqual([
    { width: 100, height: 100 },
    { width: 100, height: 50, left: 0, top: 25 },
  ]);
});
