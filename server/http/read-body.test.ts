import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readBytes } from "./read-body";

const KIBIBYTE = 1024;
const PIECE = new Uint8Array(64 * KIBIBYTE);

/** A body of so many pieces of 64 KiB; `onPiece` is told of each that is taken. */
const bodyOf = (pieces: number, onPiece: () => void): Request => {
  let left = pieces;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        if (left === 0) return controller.close();
        left -= 1;
        onPiece();
        controller.enqueue(PIECE);
      },
    },
    { highWaterMark: 0 },
  );
  return new Request("http://localhost/v1/x", { method: "POST", body, duplex: "half" } as RequestInit);
};

test("large bodies that come at once take turns: no round of the event loop is spent on a piece of each", async () => {
  let taken = 0;
  const sizes = Promise.all(
    Array.from(
      { length: 10 },
      async () =>
        (
          await readBytes(
            bodyOf(12, () => (taken += 1)),
            4096 * KIBIBYTE,
          )
        ).byteLength,
    ),
  );
  // The first pieces are taken at once: nearly every body is no larger.
  await setImmediate();
  expect(taken).toBeLessThan(40);
  const perRound: number[] = [];
  for (let before = taken; before < 120; before = taken) {
    await setImmediate();
    perRound.push(taken - before);
  }
  expect(Math.max(...perRound)).toBeLessThanOrEqual(3);
  expect(await sizes).toEqual(Array.from({ length: 10 }, () => 12 * PIECE.byteLength));
});

test("what is over the limit is refused, and no more of it is taken", async () => {
  let taken = 0;
  await expect(
    readBytes(
      bodyOf(100, () => (taken += 1)),
      256 * KIBIBYTE,
    ),
  ).rejects.toMatchObject({
    reason: "PAYLOAD_TOO_LARGE",
  });
  expect(taken).toBe(5);
});
