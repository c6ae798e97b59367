import { z } from "zod";
import { amount, instantOut } from "../base/wire";
import { HOLD_CAUSES, HOLD_RELEASES, HOLD_STATES } from "../vocabulary/card-hold";

/** What guarantees an instant exchange. */
export const CardHoldDto = z
  .object({
    payment_id: z.string().describe("The payment provider's id of it."),
    amount: amount(),
    captured: amount().describe("What of it is charged, or about to be."),
    state: z
      .enum(HOLD_STATES)
      .describe("LAPSED: it was to be charged, and the bank had released it; a person decides."),
    cause: z
      .enum(HOLD_CAUSES)
      .nullable()
      .describe(
        "Why it is charged (NOT_SENT: not handed over in time; REJECTED: not accepted) or released; null while it is held.",
      ),
    released_on: z.enum(HOLD_RELEASES),
    ends_at: instantOut().nullable().describe("When the bank releases it by itself."),
  })
  .meta({ id: "CardHold" });
