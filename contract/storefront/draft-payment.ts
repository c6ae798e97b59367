import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, identifier } from "../base/wire";
import { PAYMENT_MODES } from "../vocabulary/payment-mode";

export const getDraftPayment = defineQuery({
  summary: "Get the payment of a draft",
  description:
    "Returns how the shopper can pay and what is paid already. A payment is used when the return is confirmed; otherwise it is refunded within a day.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({
    amount: amount().describe("Amount paid for this draft that the store currently has."),
    mode: z.enum(PAYMENT_MODES),
    provider_name: z.string().describe("Name of the payment provider."),
    hold: z
      .object({
        amount: amount().describe("Amount currently held on the shopper's card for this draft."),
        mode: z.enum(PAYMENT_MODES),
        provider_name: z.string(),
      })
      .describe("For an instant exchange."),
    page_url: z.string().describe("Payment page, once it was opened. Empty before."),
  }),
});

export const finishPayment = defineMutation({
  summary: "Confirm a return after payment",
  description:
    "Call it when the shopper returns from the payment provider's page. Checks the payment with the provider and confirms the return at the price that was paid. The redirect alone does not prove the payment.",
  scope: "storefront",
  input: z.object({ return_id: identifier() }),
  output: z.object({
    result: z
      .enum(["DONE", "UNPAID", "PROCESSING", "CHANGED"])
      .describe(
        "CHANGED: the return is not confirmed, although something was paid. PROCESSING: the bank has not responded yet.",
      ),
  }),
});
