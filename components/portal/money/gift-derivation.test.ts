import { expect, test } from "vitest";
import { portalText } from "@/messages/portal";
import { giftDerivation } from "./gift-derivation";
import type { Derivation } from "./sum-lines";

const row = (kind: string, amount: string): Derivation["rows"][number] => ({
  ...{ position: 1, group: "UNIT", formula: "2 × 50.00", unit_id: "u1" },
  ...{ kind, label: `Felt slippers ${kind}`, amount },
});

const ROWS = [
  row("UNIT_PRICE", "5000"),
  row("LINE_DISCOUNT", "-600"),
  row("TAX_INCLUDED", "702"),
  row("RETURN_FEE", "-250"),
  row("BONUS", "440"),
  row("PAYOUT", "4590"),
];

test("a gift's recipient sees its value to them, but neither its price nor its discount", () => {
  const derivation = { tax: "702", total: "4590", rows: ROWS } as Derivation;
  const told = giftDerivation(derivation, portalText("en"));
  expect(told.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Gift value", "4400"],
    ["Felt slippers RETURN_FEE", "-250"],
    ["Felt slippers BONUS", "440"],
  ]);
  expect(told.rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(told.total));
  expect(JSON.stringify(told)).not.toMatch(/5000|702|50\.00/);
});
