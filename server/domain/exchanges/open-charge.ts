import type { Charge } from "../process/charge";

/** The next step toward capturing exactly what is owed for a draft; amounts in minor units. */
export type ChargeStep =
  /** What is owed has been captured; also if nothing is owed. */
  | { kind: "PAID" }
  /** Ask the provider with this charge's key: it was started and its result is unknown. */
  | { kind: "ASK"; charge: Charge }
  /** A charge for an earlier price: refunded before a new one is started. */
  | { kind: "GIVE_BACK"; charge: Charge }
  | { kind: "BEGIN"; amountMinor: number };

/**
 * Returns the next step of a payment that may have been interrupted anywhere. A charge that was started is settled
 * first, because it may have been captured; one captured for another price is refunded; only then is a new one started.
 */
export const nextChargeStep = (charges: readonly Charge[], owedMinor: number): ChargeStep => {
  const pending = charges.find(({ status }) => status === "PENDING");
  if (pending !== undefined) return { kind: "ASK", charge: pending };
  const held = charges.filter((charge) => heldBy(charge) > 0);
  const heldMinor = held.reduce((sum, charge) => sum + heldBy(charge), 0);
  if (heldMinor === owedMinor) return { kind: "PAID" };
  const [first] = held;
  return first === undefined ? { kind: "BEGIN", amountMinor: owedMinor } : { kind: "GIVE_BACK", charge: first };
};

/** Used by charges with a token and by the sandbox. */
export const NOT_ON_PAGE = {
  ...{ connectionId: null, quoteId: "", isOnPage: false, checkoutReference: "", checkoutUrl: "" },
  ...{ isHold: false, holdEndsAt: null, capturedMinor: null, holdCause: null },
} satisfies Partial<Charge>;

/** Returns how much of a charge is with the store now, or held for it, in minor units. */
export const heldBy = ({ status, amountMinor, refundedMinor }: Charge): number =>
  status === "CAPTURED" || status === "HELD" ? amountMinor - refundedMinor : 0;

/** Returns what the shopper has paid for a return and not been refunded, in minor units. */
export const chargedMinor = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + heldBy(charge), 0);
