import type { CarrierCombination, CarrierFacts } from "./carrier";
import type { OpenedConnection } from "./provider";

export type CarriersOfAccount = Pick<OpenedConnection, "carriers" | "capabilities">;

/**
 * What the carriers of an account offer for returns. A parcel needs a printed label unless the counter reads a code, and a
 * box always: what the counter packs itself, no provider tells.
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
