import { expect, test } from "vitest";
import type { ParcelLine } from "@/server/partners/shipment-details";
import { detailsOf, lineOf } from "@/test/carriers/parcel-scene";
import { customsItems } from "./customs-items";

const line = (name: string, known: object, unitPriceMinor = 4_000): ParcelLine =>
  lineOf({ id: name, name, unitPriceMinor, customAttributes: { ...known } });
const fault = (...lines: ParcelLine[]) => {
  try {
    customsItems("EASYPOST", detailsOf({ lines }));
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};
const WHOLE = { hs_code: "610910", origin_country: "PT" };

test("reports missing customs data once per item, with where to enter it", () => {
  expect(fault(line("Linen shirt", {}), line("Rain coat", { hs_code: "6201" }), line("Linen shirt", {}))).toBe(
    "Customs needs more details. Linen shirt: HS code, country of origin. Rain coat: HS code, country of origin. " +
      "Choose “Enter customs details” on the return.",
  );
  expect(fault(line("Hat", WHOLE), line("Cap", { hs_code: "650500" }))).toBe(
    "Customs needs more details. Cap: country of origin. Choose “Enter customs details” on the return.",
  );
});

test("reports a missing price in the order, because it can't be entered on the return", () => {
  expect(fault(line("Hat", WHOLE, 0))).toBe(
    "Customs needs more details. Hat: price. Add the price to the order, then retry.",
  );
  expect(fault()).toMatch(/nothing says what is in it/);
});
