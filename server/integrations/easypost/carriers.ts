import type { CarrierAccount } from "@/server/partners/provider";

type CarrierKind = { readonly code: string; readonly name: string; readonly isPickedUp: boolean };

/**
 * Carriers whose code in rates differs from the type of their account, have a better name, or come for parcels.
 * By the type of the account without "Account", in lower case.
 */
const KINDS: Readonly<Record<string, CarrierKind>> = {
  usps: { code: "USPS", name: "USPS", isPickedUp: true },
  uspsship: { code: "USPS", name: "USPS", isPickedUp: true },
  ups: { code: "UPS", name: "UPS", isPickedUp: true },
  upsdap: { code: "UPSDAP", name: "UPS", isPickedUp: true },
  fedex: { code: "FedEx", name: "FedEx", isPickedUp: true },
  fedexdefault: { code: "FedExDefault", name: "FedEx", isPickedUp: true },
  dhlexpress: { code: "DHLExpress", name: "DHL Express", isPickedUp: true },
  dhlexpressdefault: { code: "DhlExpressDefault", name: "DHL Express", isPickedUp: true },
  canadapost: { code: "CanadaPost", name: "Canada Post", isPickedUp: true },
  canpar: { code: "Canpar", name: "Canpar", isPickedUp: true },
  lasershipv2: { code: "LaserShipV2", name: "LaserShip", isPickedUp: true },
  lasership: { code: "LaserShip", name: "LaserShip", isPickedUp: true },
  loomisexpress: { code: "LoomisExpress", name: "Loomis Express", isPickedUp: true },
  lso: { code: "LSO", name: "LSO", isPickedUp: true },
  maerskparcel: { code: "MaerskParcel", name: "Maersk Parcel", isPickedUp: true },
  ontrac: { code: "OnTrac", name: "OnTrac", isPickedUp: true },
  ontracv3: { code: "OnTracV3", name: "OnTrac", isPickedUp: true },
  veho: { code: "Veho", name: "Veho", isPickedUp: true },
  bettertrucks: { code: "BetterTrucks", name: "BetterTrucks", isPickedUp: true },
};

/** The carrier of an account's type ("UspsAccount") or of a rate ("USPS"). */
export const carrierOf = (typeOrCode: string, readable = ""): CarrierAccount => {
  const bare = typeOrCode.replace(/Account$/, "");
  const known = KINDS[bare.toLowerCase()];
  const { code, name, isPickedUp } = known ?? { code: bare, name: readable || bare, isPickedUp: false };
  return { code, name, returnMethods: isPickedUp ? ["DROP_OFF_POINT", "HOME_PICK_UP"] : ["DROP_OFF_POINT"] };
};
