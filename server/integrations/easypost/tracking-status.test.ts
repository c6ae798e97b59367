import { expect, test } from "vitest";
import { trackingStatus } from "./tracking-status";

test.each([
  ["unknown", null],
  ["pre_transit", "CREATED"],
  ["in_transit", "COLLECTED"],
  ["out_for_delivery", "COLLECTED"],
  ["available_for_pickup", "COLLECTED"],
  ["delivered", "IN_WAREHOUSE"],
  ["return_to_sender", "ERROR"],
  ["failure", "ERROR"],
  ["cancelled", "CANCELED"],
  ["error", "ERROR"],
  ["a_status_of_next_year", null],
])("maps EasyPost's %s to %s", (theirs, ours) => {
  expect(trackingStatus(theirs)).toBe(ours);
});
