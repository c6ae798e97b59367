import { z } from "zod";
import { amount, instantOut } from "../base/wire";
import { HOLD_CAUSES, HOLD_RELEASES, HOLD_STATES } from "../vocabulary/card-hold";

/** The card hold that guarantees an instant exchange. */
export const CardHoldDto = z
  .object({
    payment_id: z.string().describe("The payment provider's ID of the hold."),
    amount: amount(),
    captured: amount().describe("Amount that was or is about to be charged."),
    state: z
      .enum(HOLD_STATES)
      .describe(
        "LAPSED: the amount was due to be charged, but the bank had already released the hold. Someone on the team has to decide.",
      ),
    cause: z
      .enum(HOLD_CAUSES)
      .nullable()
      .describe(
        "Why the hold is charged (NOT_SENT: not sent in time; REJECTED: not accepted) or released. `null` while it is held.",
      ),
    released_on: z.enum(HOLD_RELEASES),
    ends_at: instantOut().nullable().describe("When the bank automatically releases the hold."),
  })
  .meta({ id: "CardHold" });
