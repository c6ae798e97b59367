import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, text } from "../base/wire";

/** DUE: decided and not refunded yet. OPEN: also includes the refund expected for uninspected units. */
export const AFFECTED_MONEY = ["DUE", "OPEN"] as const;

export const getAffected = defineQuery({
  summary: "Get the effects of an action on a return",
  description:
    "Returns the return, its shopper, and the money with its destination, calculated by the functions that make the payment. For confirmation dialogs of actions that can't be undone.",
  scope: "processes:read",
  input: z.object({
    process_id: identifier(),
    activity_id: text(64).default("").describe("Only what this activity pays. Empty: the whole return."),
    money: z.enum(AFFECTED_MONEY).default("DUE"),
  }),
  output: z.object({
    return_code: z.string(),
    customer_name: z.string(),
    currency: currencyCode(),
    amount: amount().describe("0 if no money is involved."),
    destinations: z.array(z.string()),
  }),
});
