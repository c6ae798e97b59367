import { isSameCarrier } from "../carrier-kit/is-same-carrier";
import type { ShippoWireRate } from "./wire";

/**
 * Returns the account's carrier for a rate. Accounts name a carrier by its token ("dhl_express"), rates by its name
 * ("DHL Express") and by a service that starts with the token; the longest matching token wins.
 */
export const carrierOfRate = (
  { provider, servicelevel }: Pick<ShippoWireRate, "provider" | "servicelevel">,
  codes: readonly string[],
): string => {
  const byToken = codes
    .filter((code) => servicelevel.token === code || servicelevel.token.startsWith(`${code}_`))
    .sort((left, right) => right.length - left.length)[0];
  return byToken ?? codes.find((code) => isSameCarrier(provider, code)) ?? provider;
};
