import type { CarrierCombination, CarrierFacts } from "./carrier";
import type { OpenedConnection } from "./provider";

export type CarriersOfAccount = Pick<OpenedConnection, "carriers" | "capabilities">;

/**
 * Returns what an account's carriers offer for returns. A parcel needs a printed label unless drop-off points scan a
 * code, and always a box: no provider says whether a drop-off point packs items.
 */
export const connectedCarriers = (provider: string, { carriers, capabilities }: CarriersOfAccount): CarrierFacts => ({
  provider,
  hasPrices: capabilities.includes("RATES"),
  carriers: carriers.map(({ code, name }) => ({ code, name })),
  combinations: carriers.flatMap(({ code, returnMethods, hasQrCodes = false }) =>
    returnMethods.map(
      (returnMethod): CarrierCombination => ({
        ...{ returnMethod, carrier: code, labelSource: "CARRIER", needsBox: true },
        needsPrinter: !(hasQrCodes && returnMethod === "DROP_OFF_POINT"),
        isPickedUp: returnMethod === "HOME_PICK_UP",
      }),
    ),
  ),
});
