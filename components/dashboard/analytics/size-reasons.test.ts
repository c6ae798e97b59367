import { expect, test } from "vitest";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import { columnsBeside, fitWords } from "./size-reasons";

const why = (name: string, units: number, size_direction: SizeDirection = "NONE") => ({
  ...{ reason: name.toUpperCase(), name, units, size_direction },
});
const small = { reasons: [why("Narrow", 3, "TOO_SMALL"), why("Short", 2, "TOO_SMALL"), why("Size chart wrong", 4)] };
const medium = { reasons: [why("Wide", 1, "TOO_BIG"), why("Color", 9), why("Late", 1)] };

test("lists the size directions of the reasons regardless of their names, then the other reasons", () => {
  const columns = columnsBeside([small, medium]);
  expect(columns.map(({ head }) => head)).toEqual(["Too small", "Too big", "Color", "Other"]);
  expect([small, medium].map((row) => columns.map(({ unitsOf }) => unitsOf(row)))).toEqual([
    [5, 0, 0, 4],
    [0, 1, 9, 1],
  ]);
});

test("lists the most frequent reasons if none has a size direction", () => {
  const rows = [{ reasons: [why("A", 1), why("", 5), why("C", 3)] }];
  expect(columnsBeside(rows).map(({ head }) => head)).toEqual(["No reason", "C", "A"]);
});

test("says a product runs small or big only if the tendency is clear and the sample large enough", () => {
  const fitOf = (little: number, much: number) =>
    fitWords({ reasons: [why("Narrow", little, "TOO_SMALL"), why("Wide", much, "TOO_BIG")] });
  expect([fitOf(6, 3), fitOf(3, 6), fitOf(5, 3), fitOf(4, 0), fitOf(5, 0)]).toEqual([
    "Runs small",
    "Runs big",
    "",
    "",
    "Runs small",
  ]);
});
