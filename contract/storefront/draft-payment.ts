import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, identifier } from "../base/wire";
import { PAYMENT_WAYS } from "../vocabulary/payment-way";

export const getDraftPayment = defineQuery({
  summary: "How a shopper pays for a draft, and what is paid already",
  description: "What is paid counts when the return is confirmed; else it goes back within a day.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({
    amount: amount().describe("Paid for this draft, and with the store now."),
    way: z.enum(PAYMENT_WAYS),
    provider_name: z.string().describe("Who takes the money."),
    hold: z
      .object({
        amount: amount().describe("Held on the shopper's card for this draft now."),
        way: z.enum(PAYMENT_WAYS),
        provider_name: z.string(),
      })
      .describe("For an instant exchange."),
    page_url: z.string().describe("Where it is to be paid, once a page was opened; empty before."),
  }),
});

export const finishPayment = defineMutation({
  summary: "Confirm a return after the shopper returns from the payment provider's page",
  description:
    "Asks the provider what became of the page, and confirms the return at the price that was paid. Coming back proves " +
    "nothing by itself.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({
    result: z
      .enum(["DONE", "UNPAID", "PROCESSING", "CHANGED"])
      .describe(
        "CHANGED: the return is not confirmed, although something was paid. PROCESSING: the bank has not answered.",
      ),
  }),
});
