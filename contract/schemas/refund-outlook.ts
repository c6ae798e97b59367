import { z } from "zod";
import { amount } from "../base/wire";

/** Status of a return's refund. Expected amounts are those that can still be refunded. */
export const RefundOutlookDto = z
  .object({
    is_final: z.boolean().describe("Whether every unit has been inspected. Until then the amounts are a quote."),
    is_closed: z.boolean().describe("Whether the return is canceled or failed. Nothing more is paid."),
    total: amount().describe(
      "Total that the shopper has received and will receive: paid + pending + expected - taken_back.",
    ),
    paid: amount(),
    pending: amount().describe("Decided, or due in advance, and not paid yet."),
    expected: amount().describe("Additional amount due if every unit that is not inspected yet is accepted."),
    taken_back: amount().describe("Unspent credit, issued in advance, that the decision takes back."),
    rejected: amount().describe("Price paid for units that were rejected or are missing. Not refunded."),
    owed: amount().describe("Amount that the shopper still has to pay."),
    charge_due: amount().describe(
      "Amount that the shopper paid for exchanges and fees and will get back in addition to `total`, because the exchange was rejected or the return was canceled.",
    ),
    charge_returned: amount().describe("Amount of such payments that was already refunded."),
  })
  .meta({ id: "RefundOutlook" });
