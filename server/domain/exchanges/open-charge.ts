import type { Charge } from "../process/charge";

/** What has to happen next so that exactly what is owed is captured for a draft; amounts in minor units. */
export type ChargeStep =
  /** Captured is what is owed; also when nothing is. */
  | { kind: "PAID" }
  /** Ask the provider with this charge's key: begun, and nobody knows how it ended. */
  | { kind: "ASK"; charge: Charge }
  /** Money of an earlier price: it goes back before another is asked for. */
  | { kind: "GIVE_BACK"; charge: Charge }
  | { kind: "BEGIN"; amountMinor: number };

/**
 * The next step of a payment that may have been interrupted anywhere. A charge that is begun is settled first, for it
 * may have taken money; one that was taken for another price is given back; only then a new one begins.
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

/** By a token, and by the sandbox. */
export const NOT_ON_PAGE = {
  ...{ connectionId: null, quoteId: "", isOnPage: false, checkoutReference: "", checkoutUrl: "" },
  ...{ isHold: false, holdEndsAt: null, capturedMinor: null, holdCause: null },
} satisfies Partial<Charge>;

/** What of a charge is with the store now, or held for it, in minor units. */
export const heldBy = ({ status, amountMinor, refundedMinor }: Charge): number =>
  status === "CAPTURED" || status === "HELD" ? amountMinor - refundedMinor : 0;

/** What the shopper has paid for a return and not got back, in minor units. */
export const chargedMinor = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + heldBy(charge), 0);
