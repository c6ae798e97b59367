import { expect, test } from "vitest";
import { trackingStatus } from "./shipengine";

test.each([
  ["UN", null],
  ["NY", "CREATED"],
  ["AC", "COLLECTED"],
  ["IT", "COLLECTED"],
  ["AT", "COLLECTED"],
  ["SP", "COLLECTED"],
  ["DE", "IN_WAREHOUSE"],
  ["EX", "ERROR"],
  ["XX", null],
])("maps ShipEngine's %s to %s", (theirs, ours) => {
  expect(trackingStatus(theirs)).toBe(ours);
});
