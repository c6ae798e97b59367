import { expect, test } from "vitest";
import type { Shipment } from "../process/shipment";
import { printsLabel } from "./prints-label";

const made = (changes: Partial<Shipment>) =>
  ({ voidedAt: null, connectionId: null, qrFileId: null, ...changes }) as Shipment;

test.each([
  ["a label of staff", "STORE", [], true],
  ["the shopper's own parcel", "NONE", [], false],
  ["a label that is not there yet", "CARRIER", [], false],
  ["the sandbox, whose counters read the code of the pass", "CARRIER", [made({})], false],
  ["a connected carrier", "CARRIER", [made({ connectionId: "con_1" })], true],
  ["a connected carrier with a code", "CARRIER", [made({ connectionId: "con_1", qrFileId: "file_1" })], false],
  ["a void label", "CARRIER", [made({ connectionId: "con_1", voidedAt: "2026-11-24T00:00:00.000Z" })], false],
] as const)("%s", (_, labelSource, shipments, isPrinted) => {
  expect(printsLabel({ labelSource, shipments: [...shipments] })).toBe(isPrinted);
});
