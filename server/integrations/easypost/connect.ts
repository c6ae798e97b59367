import type { CarrierCapability } from "@/contract/vocabulary/connection";
import { sha256Hex } from "@/server/kernel/crypto";
import type { CarrierAccount, ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { createEasyPost, type EasyPost } from "./client";
import { modeOfKey } from "./fields";
import { carrierAccountsSchema, shipmentsSchema, userSchema, webhooksSchema } from "./wire";

export const CAPABILITIES: readonly CarrierCapability[] = [
  ...(["LABELS", "RATES", "VOIDS", "PICKUPS", "QR_CODES", "TRACKING", "CUSTOMS", "ADDRESS_CHECK"] as const),
];

/** Asks EasyPost for the account of the key and its carriers. Changes nothing. @throws PartnerError */
export const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const easypost = createEasyPost({ http, values, now: () => now });
  const mode = modeOfKey(values.apiKey);
  const { accountId, accountName, carriers, warnings } =
    mode === "TEST" ? await readTestAccount(easypost, values.apiKey ?? "") : await readAccount(easypost);
  return {
    ...{ accountId, accountName, mode, currency: "", locations: [], versionEndsOn: null },
    capabilities: CAPABILITIES.filter((capability) => {
      if (capability === "QR_CODES") return values.qrCodes === "true";
      return capability !== "PICKUPS" || carriers.some(({ returnMethods }) => returnMethods.includes("HOME_PICK_UP"));
    }),
    carriers: carriers.map((carrier) => ({
      ...carrier,
      hasQrCodes: carrier.code === "USPS" && values.qrCodes === "true",
    })),
    warnings,
  };
};

type Account = Pick<ConnectedAccount, "accountId" | "accountName" | "warnings"> & {
  readonly carriers: readonly CarrierAccount[];
};

const readAccount = async (easypost: EasyPost): Promise<Account> => {
  const user = await easypost.ask({ path: "users", purpose: "Read account", schema: userSchema });
  const accounts = await easypost.ask({
    ...{ path: "carrier_accounts", purpose: "Read carrier accounts", schema: carrierAccountsSchema },
  });
  const carriers = once(accounts.map(({ type, readable }) => carrierOf(type, readable)));
  const warnings =
    carriers.length > 0
      ? []
      : ["The EasyPost account has no carrier. Add one in EasyPost → Carriers, then check the connection again."];
  return { accountId: user.id, accountName: user.name || user.email || user.id, carriers, warnings };
};

/**
 * Reads a test account: a test key can read neither the account nor its carriers, so the carriers are those that
 * recently returned rates.
 */
const readTestAccount = async (easypost: EasyPost, apiKey: string): Promise<Account> => {
  await easypost.ask({ path: "webhooks", purpose: "Check API key", schema: webhooksSchema });
  const { shipments } = await easypost.ask({
    ...{ path: "shipments?page_size=20", purpose: "Read carriers of recent shipments", schema: shipmentsSchema },
  });
  const seen = shipments.flatMap(({ rates }) => rates.map(({ carrier }) => carrierOf(carrier)));
  const digest = sha256Hex(apiKey).slice(0, 12);
  return {
    accountId: `test_${digest}`,
    accountName: `EasyPost test account ${digest.slice(0, 4)}`,
    carriers: once([carrierOf("USPS"), ...seen]),
    warnings: [
      "A test key can't list carrier accounts, so only USPS and the carriers of recent test shipments are offered. Labels of a test key can't be shipped.",
    ],
  };
};

const once = (carriers: readonly CarrierAccount[]): readonly CarrierAccount[] => [
  ...new Map(carriers.map((carrier) => [carrier.code, carrier])).values(),
];

type CarrierKind = { readonly code: string; readonly name: string; readonly isPickedUp: boolean };

/**
 * Carriers whose rate code differs from their account type, that have a better name, or that offer pickups. Keyed by
 * account type without "Account", in lower case.
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

/** Returns the carrier of an account type ("UspsAccount") or of a rate ("USPS"). */
export const carrierOf = (typeOrCode: string, readable = ""): CarrierAccount => {
  const bare = typeOrCode.replace(/Account$/, "");
  const known = KINDS[bare.toLowerCase()];
  const { code, name, isPickedUp } = known ?? { code: bare, name: readable || bare, isPickedUp: false };
  return { code, name, returnMethods: isPickedUp ? ["DROP_OFF_POINT", "HOME_PICK_UP"] : ["DROP_OFF_POINT"] };
};
