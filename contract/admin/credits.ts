import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, amountGiven, currencyCode, identifier, instantOut, requiredText } from "../base/wire";
import { CREDIT_ENTRY_KINDS } from "../vocabulary/credit";
import { CREDIT_KINDS, CREDIT_WORDS } from "../vocabulary/refund-option";

export const CreditDto = z
  .object({
    code: z.string(),
    kind: z.enum(CREDIT_KINDS),
    currency: currencyCode(),
    amount: amount().describe("Amount issued."),
    balance: amount().describe("Remaining balance."),
    process_id: z.string().describe("Return that the credit was issued for."),
    created_at: instantOut(),
    entries: z
      .array(
        z.object({
          kind: z.enum(CREDIT_ENTRY_KINDS),
          amount: z
            .string()
            .meta({ description: "Minor units. Negative for credit that was spent or taken back.", example: "-500" }),
          reference: z.string(),
          at: instantOut(),
        }),
      )
      .describe("Ledger entries, oldest first. The balance is their sum."),
  })
  .meta({ id: "Credit" });

const input = z.object({
  ecommerce_id: identifier(),
  code: requiredText(64).describe("Code as entered. Case, spaces and hyphens are ignored."),
});

export const getCredit = defineQuery({
  summary: `Get a ${CREDIT_WORDS}`,
  description: "Homeward extension. Returns the balance of a code. Call it before accepting the code at a checkout.",
  scope: "orders:write",
  endpoints: [{ method: "GET", path: "/v1/ecommerces/{ecommerce_id}/credits/{code}" }],
  input,
  output: z.object({ credit: CreditDto }),
  problems: ["NOT_FOUND"],
});

export const spendCredit = defineMutation({
  summary: `Spend a ${CREDIT_WORDS}`,
  description:
    "Homeward extension. Deducts an amount from a code for the purchase named by the reference, for example an order. Repeating the call with the same reference and amount changes nothing and returns the same response; a different amount with the same reference is 409 ALREADY_EXISTS. If the amount exceeds the balance: 409 with the cause CREDIT_TOO_SMALL and the balance in `details`.",
  scope: "orders:write",
  endpoints: [{ method: "POST", path: "/v1/ecommerces/{ecommerce_id}/credits/{code}/spend" }],
  input: input.extend({
    amount: amountGiven(),
    reference: requiredText(128).describe("Purchase that the credit is spent on, e.g. the number of the new order."),
  }),
  output: z.object({ credit: CreditDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS"],
});
