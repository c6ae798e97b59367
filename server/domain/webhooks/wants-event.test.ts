import { expect, test } from "vitest";
import { wantsEvent } from "./wants-event";

const event = { type: "onProcessCompleted", ecommerceId: "eco_1" } as const;

test("an endpoint gets the events it selected, from the stores it names", () => {
  expect(wantsEvent({ events: ["onProcessCompleted"], ecommerceIds: [] }, event)).toBe(true);
  expect(wantsEvent({ events: ["onProcessCompleted"], ecommerceIds: ["eco_1"] }, event)).toBe(true);
  expect(wantsEvent({ events: ["onProcessCompleted"], ecommerceIds: ["eco_2"] }, event)).toBe(false);
  expect(wantsEvent({ events: ["onShippingStatusUpdated"], ecommerceIds: [] }, event)).toBe(false);
});
