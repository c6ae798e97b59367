import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { LabelContent } from "./draw-label";

/** A plain shipment for the tests of this folder. */
export const labelContent = (changes: Partial<LabelContent> = {}): LabelContent => ({
  carrierName: "Sandbox Post",
  returnMethod: "DROP_OFF_POINT",
  trackingNumber: "SBP1234567890123452",
  from: {
    ...EMPTY_ADDRESS,
    firstName: "Łukasz",
    lastName: "Nowak-Żółć",
    line1: "ul. Długa 7 m. 12",
    city: "Warszawa",
    postcode: "00-238",
    country: "Poland",
    countryCode: "PL",
  },
  to: {
    ...EMPTY_ADDRESS,
    company: "Demo Store Warehouse",
    line1: "Carrer de Pallars 193",
    city: "Barcelona",
    postcode: "08005",
    country: "Spain",
    countryCode: "ES",
  },
  returnCode: "RT-7F3K-92QD",
  orderNumber: "#DEMO-1001",
  weightGrams: 1240,
  shipByDate: "2026-12-05",
  createdAt: new Date("2026-11-21T10:00:00.000Z"),
  ...changes,
});
