import type { LabelSource } from "@/contract/vocabulary/label-source";
import { sendBy, usualHoldEnd } from "../exchanges/hold-deadline";
import { handOverBy } from "../process/hand-over-by";
import { canHold } from "../store/can-hold";
import type { Store } from "../store/types";
import type { PricedDraft } from "./price-draft";
import type { IntentDraft } from "./types";

/** The offer for a shopper who doesn't want to wait for the inspection. */
export type InstantOffer = {
  /** Amount of the card hold: the value of the new items that the store gives in advance, in minor units. */
  holdMinor: number;
  /** Deadline for sending the old items. */
  sendBy: Date;
};

type Asked = {
  priced: Pick<PricedDraft, "units" | "settlement">;
  draft: IntentDraft;
  store: Pick<Store, "config" | "policy" | "isTesting" | "holdingModes" | "timeZone">;
  /** Label source of the chosen return method. */
  labelSource: LabelSource;
  /** The return needs approval first; a card hold would expire while people decide. */
  needsApproval: boolean;
  now: Date;
};

/**
 * Returns the terms of an instant exchange of this draft, or null if it isn't offered. Only a parcel scanned by a
 * carrier counts as sent: shoppers who buy their own label, or wait for one, exchange after the inspection.
 */
export const instantOffer = ({ priced, draft, store, labelSource, needsApproval, now }: Asked): InstantOffer | null => {
  const isSent = draft.delivery !== null && draft.delivery.returnMethod !== "NO_RETURN_METHOD";
  const isOn = store.config.exchange.isInstantOffered && canHold(store);
  if (!isOn || !isSent || labelSource !== "CARRIER" || needsApproval || draft.gift !== undefined) return null;
  const holdMinor = advanceOf(priced);
  if (holdMinor === 0) return null;
  const limits = { holdEndsAt: usualHoldEnd(now), handOverBy: handOverBy(store, now), timeZone: store.timeZone };
  return { holdMinor, sendBy: sendBy(limits) };
};

/**
 * The shopper pays the difference of a more expensive item and doesn't get the remainder of a cheaper one in advance,
 * so what was paid for the old item is left.
 */
const advanceOf = ({ units, settlement }: Asked["priced"]): number =>
  units
    .filter(({ outcome }) => outcome === "EXCHANGE")
    .reduce((sum, { unitId, paidMinor }) => sum + Math.max(0, paidMinor - restOf(settlement, unitId)), 0);

const restOf = ({ rows }: PricedDraft["settlement"], unitId: string): number =>
  Math.max(0, rows.find((row) => row.kind === "EXCHANGE_DIFFERENCE" && row.unitId === unitId)?.amountMinor ?? 0);
