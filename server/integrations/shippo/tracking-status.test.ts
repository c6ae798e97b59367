import { expect, test } from "vitest";
import { trackingStatus } from "./tracking-status";

test.each([
  ["UNKNOWN", null],
  ["PRE_TRANSIT", "CREATED"],
  ["TRANSIT", "COLLECTED"],
  ["DELIVERED", "IN_WAREHOUSE"],
  ["RETURNED", "ERROR"],
  ["FAILURE", "ERROR"],
  ["SOMETHING_NEW", null],
])("maps Shippo's %s to %s", (theirs, ours) => {
  expect(trackingStatus(theirs)).toBe(ours);
});
