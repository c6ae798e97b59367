import type { LabelSource } from "@/contract/vocabulary/label-source";
import { sendBy, usualHoldEnd } from "../exchanges/hold-deadline";
import { handOverBy } from "../process/hand-over-by";
import { canHold } from "../store/can-hold";
import type { Store } from "../store/types";
import type { PricedDraft } from "./price-draft";
import type { IntentDraft } from "./types";

/** What a shopper is offered who does not want to wait for the inspection. */
export type InstantOffer = {
  /** What is held: what of the new items the store gives in advance, in minor units. */
  holdMinor: number;
  /** Until when the old items have to be on their way. */
  sendBy: Date;
};

type Asked = {
  priced: Pick<PricedDraft, "units" | "settlement">;
  draft: IntentDraft;
  store: Pick<Store, "config" | "policy" | "isTesting" | "holdingModes" | "timeZone">;
  /** Of the chosen way. */
  labelSource: LabelSource;
  /** Somebody has to allow the return first: a hold doesn't wait for people. */
  needsApproval: boolean;
  now: Date;
};

/**
 * The terms of an instant exchange of this draft, or null where it is not offered. Only a parcel that a carrier scans
 * counts as sent: shoppers who buy their own label, or wait for one, exchange after the inspection.
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

/** A dearer item's difference is paid, a cheaper one's rest is not given: what is left is what was paid for the old one. */
const advanceOf = ({ units, settlement }: Asked["priced"]): number =>
  units
    .filter(({ outcome }) => outcome === "EXCHANGE")
    .reduce((sum, { unitId, paidMinor }) => sum + Math.max(0, paidMinor - restOf(settlement, unitId)), 0);

const restOf = ({ rows }: PricedDraft["settlement"], unitId: string): number =>
  Math.max(0, rows.find((row) => row.kind === "EXCHANGE_DIFFERENCE" && row.unitId === unitId)?.amountMinor ?? 0);
