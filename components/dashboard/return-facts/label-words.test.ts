import { expect, test } from "vitest";
import { labelWords } from "./label-words";

test.each([
  ["NONE", [null], "No tracking number yet"],
  ["STORE", [null], "No label yet"],
  ["STORE", [0], "No tracking number"],
  ["STORE", [null, 0], "1 of 2 labels"],
  ["STORE", [1, 0], "2 labels"],
  ["CARRIER", [null, null], "No label yet"],
] as const)("describes labels of %s in parcels %j as %s", (label_source, parcels, words) => {
  const shipments = [{ has_label: true }, { has_label: true }];
  expect(labelWords({ label_source, parcels: parcels.map((shipment) => ({ shipment })), shipments })).toBe(words);
});
