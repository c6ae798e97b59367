import { expect, test } from "vitest";
import { NO_DELIVERY } from "@/server/domain/returns/types";
import { deliveryOf } from "./delivery-of";

const monday = { ...NO_DELIVERY, returnMethod: "HOME_PICK_UP", pickupDate: "2026-11-23" } as const;
const chosen = (delivery: typeof monday | typeof NO_DELIVERY | null, units = [{ keep: null }]) => ({
  units,
  loaded: { intent: { lang: "de", draft: { delivery } }, store: { timeZone: "Europe/Berlin" } },
});

test("doesn't book a pickup that was promised for a past day", () => {
  const sunday = new Date("2026-11-22T22:59:00Z");
  expect(deliveryOf(chosen(monday), sunday)).toBe(monday);
  // A minute later it is Monday at the store, and pickups aren't possible on the same day.
  const late = () => deliveryOf(chosen(monday), new Date("2026-11-22T23:00:00Z"));
  expect(late).toThrow("Am gewählten Tag ist keine Abholung mehr möglich.");
  expect(deliveryOf(chosen(NO_DELIVERY), new Date("2027-01-01T00:00:00Z"))).toBe(NO_DELIVERY);
  expect(() => deliveryOf(chosen(null), sunday)).toThrow("Wählen Sie zuerst");
});
