import type { ReturnOptionDto } from "@/contract/storefront/options";
import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import { handOverBy } from "@/server/domain/process/hand-over-by";
import { labelDueAt } from "@/server/domain/shipping/label-promise";
import type { ReturnOption, Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

const LABELS = {
  NO_RETURN_METHOD: "No shipment",
  HOME_PICK_UP: "Have it picked up at home",
  DROP_OFF_POINT: "Drop it off",
  DELIVERY_PICKUP: "Hand it to the courier",
  IN_STORE: "Bring it to our shop",
} as const;

type Offered = ReturnOption & {
  carrierName: string;
  labelSource: LabelSource;
  needsPrinter: boolean;
  needsBox: boolean;
  pickupSlots: { date: string; ranges: PickupRange[] }[];
};

type Terms = {
  feeMinor: number;
  currency: string;
  store: Store;
  /** Until when, by when a promised label is there, and how many days from the approval where one is needed; null and 0: no limit. */
  handOver: { by: string | null; days: number; labelBy: string | null };
};

/** A way to send, at the price that it has for this return. Whom a driver visits has nothing to hand in by a day. */
export const presentReturnOption = (
  option: Offered,
  { feeMinor, currency, store, handOver }: Terms,
): Shown<typeof ReturnOptionDto> => ({
  ...option,
  label: labelOf(option),
  totalFee: presentAmount(feeMinor),
  currency,
  labelDueAt: option.labelSource === "STORE" ? handOver.labelBy : null,
  handOverBy: option.returnMethod === "HOME_PICK_UP" || option.labelSource === "STORE" ? null : handOver.by,
  handOverDays: option.returnMethod === "HOME_PICK_UP" ? 0 : handOver.days,
  storeListUrl: option.returnMethod === "IN_STORE" ? store.config.logistics.storeListUrl : "",
});

/** A parcel with a label of the shopper's own is taken to whichever carrier they like. */
const labelOf = ({ returnMethod, labelSource }: Offered): string =>
  labelSource === "NONE" && returnMethod === "DROP_OFF_POINT" ? "Ship it yourself" : LABELS[returnMethod];

/** How long the parcel may take to set off, if the return is confirmed now. */
export const handOverFrom = (store: Store, now: Date): Terms["handOver"] => ({
  labelBy: labelDueAt(now, { hours: store.config.logistics.labelHours, timeZone: store.timeZone }).toISOString(),
  by: handOverBy(store, now)?.toISOString() ?? null,
  days: store.policy.maxDaysToSendPackage,
});
