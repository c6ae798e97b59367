import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, text } from "../base/wire";

/** DUE: what is decided and not paid yet. OPEN: with what is expected for units that were not inspected yet. */
export const AFFECTED_MONEY = ["DUE", "OPEN"] as const;

export const getAffected = defineQuery({
  summary: "What an act on a return is about",
  description:
    "The return, its shopper, and the money with its destination, by the functions that pay. For dialogs that ask before " +
    "something that cannot be undone.",
  scope: "processes:read",
  input: z.object({
    process_id: identifier(),
    activity_id: text(64).default("").describe("Only what this activity pays; empty for the whole return."),
    money: z.enum(AFFECTED_MONEY).default("DUE"),
  }),
  output: z.object({
    return_code: z.string(),
    customer_name: z.string(),
    currency: currencyCode(),
    amount: amount().describe("0 where no money is meant."),
    destinations: z.array(z.string()),
  }),
});
