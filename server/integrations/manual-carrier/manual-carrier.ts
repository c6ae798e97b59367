import { AwaitsPerson } from "@/server/partners/awaits-person";
import type { Carrier, CarrierCombination } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";

const PROVIDER = "MANUAL";

const COMBINATIONS: readonly CarrierCombination[] = [
  {
    ...{ returnMethod: "DROP_OFF_POINT", carrier: "own", labelSource: "NONE" },
    ...{ needsPrinter: false, needsBox: true, isPickedUp: false },
  },
  {
    ...{ returnMethod: "DROP_OFF_POINT", carrier: "store_label", labelSource: "STORE" },
    ...{ needsPrinter: true, needsBox: true, isPickedUp: false },
  },
];

/**
 * Shipping without a connected carrier: the shopper ships the parcel, or staff upload a label bought elsewhere. It
 * books nothing, so it serves live stores and stores in test mode.
 */
export const createManualCarrier = (): Carrier => ({
  provider: PROVIDER,
  carriers: [
    { code: "own", name: "Ship it yourself" },
    { code: "store_label", name: "Label uploaded by your team" },
  ],
  combinations: COMBINATIONS,
  createShipment: async () => {
    throw new AwaitsPerson();
  },
  findShipment: async () => null,
  schedulePickup: async () => {
    throw new PartnerError(PROVIDER, "REFUSED", "No carrier is connected that picks parcels up.");
  },
  // The people who bought the label have to cancel it.
  voidShipment: async () => ({ isVoided: false }),
  listDropOffPoints: async () => [],
});
