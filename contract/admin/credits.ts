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
    amount: amount().describe("What it was issued with."),
    balance: amount().describe("What is left on it."),
    process_id: z.string().describe("The return that it comes from."),
    created_at: instantOut(),
    entries: z
      .array(
        z.object({
          kind: z.enum(CREDIT_ENTRY_KINDS),
          amount: z
            .string()
            .meta({ description: "Minor units; spent and taken back are below zero.", example: "-500" }),
          reference: z.string(),
          at: instantOut(),
        }),
      )
      .describe("Its ledger, oldest first; the balance is the sum."),
  })
  .meta({ id: "Credit" });

const input = z.object({
  ecommerce_id: identifier(),
  code: requiredText(64).describe("As it was typed: case, spaces and hyphens do not matter."),
});

export const getCredit = defineQuery({
  summary: `Look up a ${CREDIT_WORDS}`,
  description: "What is left on a code. An addition of this service: a till or a shop asks before it takes a code.",
  scope: "orders:write",
  endpoints: [{ method: "GET", path: "/v1/ecommerces/{ecommerce_id}/credits/{code}" }],
  input,
  output: z.object({ credit: CreditDto }),
  problems: ["NOT_FOUND"],
});

export const spendCredit = defineMutation({
  summary: `Spend a ${CREDIT_WORDS}`,
  description:
    "Takes an amount off a code for what the reference names, for example an order. An addition of this service. The " +
    "same reference and amount again changes nothing and answers the same; another amount under it is 409 " +
    "ALREADY_EXISTS. More than is left: 409 with the cause CREDIT_TOO_SMALL and what is left in details.",
  scope: "orders:write",
  endpoints: [{ method: "POST", path: "/v1/ecommerces/{ecommerce_id}/credits/{code}/spend" }],
  input: input.extend({
    amount: amountGiven(),
    reference: requiredText(128).describe("What it is spent for, e.g. the number of the new order."),
  }),
  output: z.object({ credit: CreditDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS"],
});
