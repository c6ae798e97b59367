import { z } from "zod";
import { amount } from "../base/wire";

/** Where the refund of a return stands. What is shown as to come is what can still be paid. */
export const RefundOutlookDto = z
  .object({
    is_final: z.boolean().describe("Every unit is inspected; before that the amounts are a quote."),
    is_closed: z.boolean().describe("Canceled or failed: nothing more is paid."),
    total: amount().describe("What the shopper has got and will get: paid + pending + expected - taken_back."),
    paid: amount(),
    pending: amount().describe("Decided, or due in advance, and not paid yet."),
    expected: amount().describe("Due beside it if every unit that is not inspected yet is accepted."),
    taken_back: amount().describe("Unspent credit, given in advance, that the decision takes back."),
    rejected: amount().describe("Paid for units that were rejected or are missing: not refunded."),
    owed: amount().describe("What the shopper has still to pay."),
    charge_due: amount().describe(
      "What the shopper paid for exchanges and fees and still gets back, beside total: the exchange was rejected, or " +
        "the return was canceled.",
    ),
    charge_returned: amount().describe("What of such payments was given back."),
  })
  .meta({ id: "RefundOutlook" });
