import { z } from "zod";
import { amount } from "../base/wire";

/** Where the refund of a return stands. What is shown as to come is what can still be paid. */
export const RefundOutlookDto = z
  .object({
    is_final: z.boolean().meta({ description: "Every unit is inspected; before that the amounts are a quote." }),
    is_closed: z.boolean().meta({ description: "Canceled or failed: nothing more is paid." }),
    total: amount().meta({
      description: "What the shopper has got and will get: paid + pending + expected - taken_back.",
    }),
    paid: amount(),
    pending: amount().meta({ description: "Decided, or due in advance, and not paid yet." }),
    expected: amount().meta({ description: "Due beside it if every unit that is not inspected yet is accepted." }),
    taken_back: amount().meta({ description: "Unspent credit, given in advance, that the decision takes back." }),
    rejected: amount().meta({ description: "Paid for units that were rejected or are missing: not refunded." }),
    owed: amount().meta({ description: "What the shopper has still to pay." }),
    charge_due: amount().meta({
      description:
        "What the shopper paid for exchanges and fees and still gets back, beside total: the exchange was rejected, or " +
        "the return was canceled.",
    }),
    charge_returned: amount().meta({ description: "What of such payments was given back." }),
  })
  .meta({ id: "RefundOutlook" });
