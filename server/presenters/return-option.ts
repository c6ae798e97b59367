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
  /**
   * The deadline, the date of a promised label, and the days after an approval if one is needed; null and 0 mean no
   * limit.
   */
  handOver: { by: string | null; days: number; labelBy: string | null };
};

/** Returns a return method with its price for this return. With a pickup there is no drop-off deadline. */
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

/** With a label of their own, shoppers may use any carrier. */
const labelOf = ({ returnMethod, labelSource }: Offered): string =>
  labelSource === "NONE" && returnMethod === "DROP_OFF_POINT" ? "Ship it yourself" : LABELS[returnMethod];

/** Returns how long the shopper may take to send the parcel if the return is confirmed now. */
export const handOverFrom = (store: Store, now: Date): Terms["handOver"] => ({
  labelBy: labelDueAt(now, { hours: store.config.logistics.labelHours, timeZone: store.timeZone }).toISOString(),
  by: handOverBy(store, now)?.toISOString() ?? null,
  days: store.policy.maxDaysToSendPackage,
});
