import type { CardHoldDto } from "@/contract/schemas/card-hold";
import { HOLD_STATES } from "@/contract/vocabulary/card-hold";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

/** Returns the hold that guarantees an instant exchange; null if there is none. */
export const presentCardHold = ({
  cardHold,
  terms,
}: Pick<ReturnProcess, "cardHold" | "terms">): Shown<typeof CardHoldDto> | null => {
  // A refunded charge was a captured hold.
  const state = HOLD_STATES.find((one) => one === cardHold?.status) ?? "CAPTURED";
  if (cardHold === null || terms.instantExchange === undefined) return null;
  return {
    paymentId: cardHold.reference,
    amount: presentAmount(cardHold.amountMinor),
    captured: presentAmount(cardHold.capturedMinor ?? 0),
    state,
    cause: cardHold.holdCause,
    releasedOn: terms.instantExchange.releaseOn,
    endsAt: cardHold.holdEndsAt,
  };
};
