import { describe, expect, test } from "vitest";
import { splitParcels } from "./split-parcels";

const weights = (...grams: number[]) => grams.map((each, index) => ({ id: `u${index + 1}`, grams: each }));
const split = (pieces: ReturnType<typeof weights>, parcels: number[]) => [...splitParcels(pieces, parcels)];

describe("how pieces are split into parcels", () => {
  test.each([
    ["all into the only one", weights(300, 200), [1], [[1, ["u1", "u2"]]]],
    [
      "balanced by weight, the heaviest first",
      weights(100, 900, 500, 400),
      [1, 2],
      [
        [1, ["u2", "u1"]],
        [2, ["u3", "u4"]],
      ],
    ],
    [
      "by number where nobody knows the weights",
      weights(0, 0, 0),
      [1, 2],
      [
        [1, ["u1", "u3"]],
        [2, ["u2"]],
      ],
    ],
    [
      "none empty beside a heavy one",
      weights(5_000, 0, 0),
      [1, 2, 3],
      [
        [1, ["u1"]],
        [2, ["u2"]],
        [3, ["u3"]],
      ],
    ],
    [
      "under the numbers that are left",
      weights(10, 20),
      [1, 4],
      [
        [1, ["u2"]],
        [4, ["u1"]],
      ],
    ],
  ] as const)("%s", (_, pieces, parcels, expected) => {
    expect(split([...pieces], [...parcels])).toEqual(expected);
  });

  test("splits the same way in whatever order the pieces come", () => {
    const pieces = weights(120, 120, 700, 0, 350, 120, 40);
    const once = split(pieces, [1, 2, 3]);
    expect(split(pieces.toReversed(), [1, 2, 3])).toEqual(once);
    expect(once.flatMap(([, ids]) => ids).toSorted()).toEqual(pieces.map(({ id }) => id));
  });
});
