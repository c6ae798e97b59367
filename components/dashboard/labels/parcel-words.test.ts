import { expect, test } from "vitest";
import { nextParcelWords, parcelsDueWords } from "./parcel-words";

test.each([
  [[1, 2], 2, "Both parcels"],
  [[1, 2, 3], 3, "All 3 parcels"],
  [[2], 3, "Parcel 2 of 3"],
  [[1, 3], 3, "Parcels 1 and 3 of 3"],
  [[1, 2, 4], 5, "Parcels 1, 2, and 4 of 5"],
])("names parcels %j of %i", (parcels, parcel_count, words) => {
  expect(parcelsDueWords({ parcels, parcel_count })).toBe(words);
});

test("assigns the next label to the first waiting parcel, and names it if there are several", () => {
  expect(nextParcelWords({ parcels: [2, 3], parcel_count: 3 })).toBe("parcel 2 of 3");
  expect(nextParcelWords({ parcels: [1], parcel_count: 1 })).toBe("");
  expect(nextParcelWords({})).toBe("");
});
