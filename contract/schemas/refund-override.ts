import { z } from "zod";
import { amountGiven, currencyCode, visibleText } from "../base/wire";

/** An amount that replaces the computed refund (specification, "Review body"). */
export const refundOverride = () =>
  z
    .object({
      amount: z.object({ amount: amountGiven(), currency_code: currencyCode() }),
      reason: visibleText(500).default(""),
      requested: z.boolean().default(true),
    })
    .optional()
    .describe("Overrides the refund of the return. Can't exceed what was paid for the returned units.");
