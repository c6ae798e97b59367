import type { CarrierCapability } from "@/contract/vocabulary/connection";
import { sha256Hex } from "@/server/kernel/crypto";
import type { CarrierAccount, ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { isSameCarrier } from "../carrier-kit/is-same-carrier";
import { createShippo } from "./client";
import { modeOfKey } from "./fields";
import { carrierAccountsSchema, type ShippoAccount } from "./wire";

export const CAPABILITIES: readonly CarrierCapability[] = [
  ...(["LABELS", "RATES", "VOIDS", "QR_CODES", "TRACKING", "CUSTOMS", "ADDRESS_CHECK"] as const),
];

/** Asks Shippo for the carriers of the token. Changes nothing. @throws PartnerError */
export const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const shippo = createShippo({ http, values, now: () => now });
  const { results: accounts } = await shippo.ask({
    ...{ path: "carrier_accounts?service_levels=true&results=100", purpose: "Read carriers" },
    schema: carrierAccountsSchema,
  });
  const mode = modeOfKey(values.apiKey);
  const usable = accounts.filter(isUsable);
  const hasQrCodes = (code: string): boolean => values.qrCodes === "true" && isSameCarrier(code, "usps");
  const carriers = new Map(
    usable.map(({ carrier, carrier_name }): [string, CarrierAccount] => [
      carrier,
      {
        ...{ code: carrier, name: carrier_name || nameOf(carrier), returnMethods: ["DROP_OFF_POINT"] },
        hasQrCodes: hasQrCodes(carrier),
      },
    ]),
  );
  const accountId = accountOf(accounts, values.apiKey ?? "");
  return {
    ...{ accountId, accountName: `Shippo account ${accountId.slice(-4)}`, mode, currency: "", locations: [] },
    versionEndsOn: null,
    capabilities: CAPABILITIES.filter(
      (capability) => capability !== "QR_CODES" || [...carriers.keys()].some(hasQrCodes),
    ),
    carriers: [...carriers.values()],
    warnings: warningsOf({ accounts, usable, isTest: mode === "TEST" }),
  };
};

const isUsable = (account: ShippoAccount): boolean => account.active !== false && !isDisconnected(account);

const isDisconnected = ({ object_info }: ShippoAccount): boolean =>
  object_info?.authentication?.status === "disconnected";

/** Returns an ID for the account: both of its tokens have the same owner, whose email address must not be shown. */
const accountOf = ([account]: readonly ShippoAccount[], apiKey: string): string =>
  account === undefined || account.object_owner === ""
    ? `key-${sha256Hex(apiKey).slice(0, 12)}`
    : `owner-${sha256Hex(account.object_owner).slice(0, 12)}`;

/** Formats "dhl_express" for display. */
const nameOf = (token: string): string =>
  token
    .split("_")
    .map((word) => (SHORT.includes(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(" ");

const SHORT = ["usps", "ups", "dhl", "dpd", "gls", "apc", "lso", "uds", "uk", "us"];

type Seen = { accounts: readonly ShippoAccount[]; usable: readonly ShippoAccount[]; isTest: boolean };

const warningsOf = ({ accounts, usable, isTest }: Seen): string[] => {
  const lost = accounts.filter((account) => account.active !== false && isDisconnected(account));
  return [
    ...(usable.length === 0
      ? [
          "The Shippo account has no active carrier. Add one in Shippo → Settings → Carriers, then check the connection again.",
        ]
      : []),
    ...(lost.length > 0
      ? [`Sign in again in Shippo → Settings → Carriers: ${lost.map(({ carrier }) => nameOf(carrier)).join(", ")}.`]
      : []),
    ...(isTest ? ["A test token makes labels that can't be shipped."] : []),
  ];
};
