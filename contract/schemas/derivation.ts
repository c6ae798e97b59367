import { z } from "zod";
import { currencyCode, instantOut } from "../base/wire";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { SETTLEMENT_BASES } from "../vocabulary/settlement";

const signedAmount = z
  .string()
  .meta({ description: "Minor units as decimal digits; a deduction begins with '-'.", example: "-490" });

/** How an amount came about, row by row; the rows add up (domain, money rule 15). */
export const DerivationDto = z
  .object({
    settlement_id: z.string(),
    basis: z.enum(SETTLEMENT_BASES),
    currency: currencyCode(),
    subtotal: z.string().describe("Value of the counted units before fees and bonus."),
    shipping: z.string().describe("The order's shipping that is refunded."),
    fees: z.string(),
    bonus: z.string(),
    rounding: z.string(),
    tax: z.string().describe("Tax inside the total."),
    total: z.string().describe("What the shopper gets."),
    owed: z.string().describe("What the shopper owes."),
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
      .describe("The same sums by what the shopper chose for the units."),
    units: z
      .array(z.object({ unit_id: z.string(), amount: z.string(), tax: z.string() }))
      .describe(
        "What is refunded for each unit and the tax inside, before fees and bonuses; an override is spread over them.",
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
