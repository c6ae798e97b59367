import type { CarrierCapability } from "@/contract/vocabulary/connection";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { sha256Hex } from "@/server/kernel/crypto";
import type { CarrierAccount, ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { createShipEngine } from "./client";
import { modeOfKey } from "./fields";
import { carriersSchema, type ShipEngineCarrier } from "./wire";

export const CAPABILITIES: readonly CarrierCapability[] = [
  ...(["LABELS", "RATES", "VOIDS", "PICKUPS", "DROP_OFF_POINTS", "TRACKING", "CUSTOMS", "ADDRESS_CHECK"] as const),
];

/** Carriers for which ShipEngine books pickups, by code prefix. */
const PICKED_UP = ["stamps_com", "endicia", "usps", "ups", "fedex", "dhl_express"];

/** Asks ShipEngine for the carriers of the key. Changes nothing. @throws PartnerError */
export const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const shipengine = createShipEngine({ http, values, now: () => now });
  const { carriers } = await shipengine.ask({ path: "carriers", purpose: "Read carriers", schema: carriersSchema });
  const mode = modeOfKey(values.apiKey);
  const usable = carriers.filter(takesReturns);
  const offered = [...new Map(usable.map((carrier) => [carrier.carrier_code, toAccount(carrier)])).values()];
  const accountId = accountOf(carriers, values.apiKey ?? "");
  return {
    ...{ accountId, accountName: `ShipEngine ${accountId}`, mode, currency: "", locations: [], versionEndsOn: null },
    capabilities: offered.some(({ returnMethods }) => returnMethods.includes("HOME_PICK_UP"))
      ? CAPABILITIES
      : CAPABILITIES.filter((capability) => capability !== "PICKUPS"),
    carriers: offered,
    warnings: warningsOf({ carriers, usable, isTest: mode === "TEST" }),
  };
};

/** Returns whether a carrier takes returns; one without this information may. */
const takesReturns = (carrier: ShipEngineCarrier): boolean =>
  carrier.disabled_by_billing_plan !== true &&
  (carrier.allows_returns !== false || carrier.services.some((service) => service.is_return_supported === true));

const toAccount = ({ carrier_code, friendly_name }: ShipEngineCarrier): CarrierAccount => {
  const isPickedUp = PICKED_UP.some((begins) => carrier_code === begins || carrier_code.startsWith(`${begins}_`));
  const returnMethods: ReturnMethod[] = isPickedUp ? ["DROP_OFF_POINT", "HOME_PICK_UP"] : ["DROP_OFF_POINT"];
  return { code: carrier_code, name: friendly_name || carrier_code, returnMethods };
};

/**
 * Returns an account ID: ShipEngine has no call for it, so the oldest carrier is used, which is the same for all keys
 * of an account.
 */
const accountOf = (carriers: readonly ShipEngineCarrier[], apiKey: string): string => {
  const numbers = carriers.map(({ carrier_id }) => Number(carrier_id.replace(/\D/g, ""))).filter((id) => id > 0);
  return numbers.length > 0 ? `se-${Math.min(...numbers)}` : `key-${sha256Hex(apiKey).slice(0, 12)}`;
};

type Seen = { carriers: readonly ShipEngineCarrier[]; usable: readonly ShipEngineCarrier[]; isTest: boolean };

const warningsOf = ({ carriers, usable, isTest }: Seen): string[] => {
  const without = carriers
    .filter((carrier) => !usable.includes(carrier))
    .map(({ friendly_name, carrier_code }) => friendly_name || carrier_code);
  const empty = usable.filter(
    ({ requires_funded_amount, balance }) => requires_funded_amount === true && (balance ?? 0) <= 0,
  );
  return [
    ...(carriers.length === 0
      ? [
          "The ShipEngine account has no carrier. Connect one in ShipEngine → Carriers, then check the connection again.",
        ]
      : []),
    ...(without.length > 0 ? [`These carriers don't offer return labels here: ${without.join(", ")}.`] : []),
    ...(empty.length > 0 && !isTest
      ? [
          `Add funds in ShipEngine → Carriers before labels are bought: ${empty.map(({ friendly_name }) => friendly_name).join(", ")} has none.`,
        ]
      : []),
    ...(isTest
      ? [
          "A sandbox key makes labels that can't be shipped, and ShipEngine sends no webhooks for it: tracking is checked regularly instead.",
        ]
      : []),
  ];
};
