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
])("ShipEngine's %s is %s", (theirs, ours) => {
  expect(trackingStatus(theirs)).toBe(ours);
});
