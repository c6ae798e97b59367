import { z } from "zod";
import { currencyCode, instantOut } from "../base/wire";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { SETTLEMENT_BASES } from "../vocabulary/settlement";

const signedAmount = z
  .string()
  .meta({ description: "Minor units as decimal digits. Deductions begin with '-'.", example: "-490" });

/** The calculation of an amount, row by row; the rows add up (domain, money rule 15). */
export const DerivationDto = z
  .object({
    settlement_id: z.string(),
    basis: z.enum(SETTLEMENT_BASES),
    currency: currencyCode(),
    subtotal: z.string().describe("Value of the counted units before fees and bonuses."),
    shipping: z.string().describe("Refunded part of the order's shipping."),
    fees: z.string(),
    bonus: z.string(),
    rounding: z.string(),
    tax: z.string().describe("Tax included in the total."),
    total: z.string().describe("Amount that the shopper gets."),
    owed: z.string().describe("Amount that the shopper owes."),
    portions: z
      .array(
        z.object({
          refund_option: z.enum(REFUND_OPTIONS),
          subtotal: z.string(),
          fees: z.string(),
          bonus: z.string(),
          rounding: z.string(),
          total: z.string(),
        }),
      )
      .describe("The same amounts, split by the refund option of the units."),
    units: z
      .array(z.object({ unit_id: z.string(), amount: z.string(), tax: z.string() }))
      .describe(
        "Refund of each unit with the tax included, before fees and bonuses. An override is distributed across the units.",
      ),
    created_at: instantOut(),
    rows: z.array(
      z.object({
        position: z.int(),
        group: z.string(),
        kind: z.string(),
        label: z.string(),
        formula: z.string(),
        unit_id: z.string().nullable(),
        amount: signedAmount,
      }),
    ),
  })
  .meta({ id: "Derivation" });
