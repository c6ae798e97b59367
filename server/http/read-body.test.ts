import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readBytes } from "./read-body";

const KIBIBYTE = 1024;
const PIECE = new Uint8Array(64 * KIBIBYTE);

/** Returns a body of this many chunks of 64 KiB; `onPiece` is called for each chunk read. */
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

test("lets simultaneous large bodies take turns, so that no event loop iteration reads a chunk of each", async () => {
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
  // The first chunks are read at once: nearly every body fits into them.
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

test("refuses a body over the limit and stops reading it", async () => {
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
