import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { ShipmentInput } from "@/server/partners/carrier";
import type { ParcelLine, ShipmentDetails } from "@/server/partners/shipment-details";

export const SHOPPER: PostalAddress = {
  ...EMPTY_ADDRESS,
  ...{ firstName: "Jack", lastName: "Sparrow", line1: "388 Townsend St", line2: "Apt 20", city: "San Francisco" },
  ...{ stateProvinceCode: "CA", postcode: "94107", countryCode: "US", country: "United States" },
  ...{ phone: "5555555555", email: "test@example.com" },
};

export const WAREHOUSE: PostalAddress = {
  ...EMPTY_ADDRESS,
  ...{ firstName: "Elizabeth", lastName: "Swan", line1: "179 N Harbor Dr", city: "Redondo Beach" },
  ...{ stateProvinceCode: "CA", postcode: "90277", countryCode: "US", country: "United States", phone: "5555555555" },
};

export const lineOf = (changes: Partial<ParcelLine> = {}): ParcelLine => ({
  ...{ id: "line-1", name: "Sweet shirt", sku: "SHIRT-M", ean: "", quantity: 2, unitPriceMinor: 2_325 },
  ...{ subtotalMinor: 4_650, totalMinor: 4_650, weightGrams: 0, returnReason: "TOO_SMALL" },
  ...{ dimensions: { height: "", length: "", width: "" }, customAttributes: {} },
  ...changes,
});

export const detailsOf = (changes: Partial<ShipmentDetails> = {}): ShipmentDetails => ({
  ...{ currency: "USD", exchangeFlow: null, platformProcessId: "", platformOrderId: "", orderPurchasedAt: "" },
  ...{ originalCarriers: [], originalTrackings: "", pickupRanges: [], lines: [lineOf()], isCustomsRequired: false },
  ...{ importer: null, vatNumber: "", serviceId: "" },
  ...changes,
});

/** A return in the United States. */
export const shipmentOf = (changes: Partial<ShipmentInput> = {}): ShipmentInput => ({
  ...{ idempotencyKey: "eco_1:prc_1:CREATE_LABEL:1", carrier: "USPS", returnMethod: "DROP_OFF_POINT" as const },
  ...{ from: SHOPPER, to: WAREHOUSE, returnCode: "RT-4F2K", orderNumber: "#1042", weightGrams: 430 },
  createdAt: new Date("2026-11-24T09:00:00Z"),
  details: detailsOf(),
  ...changes,
});
