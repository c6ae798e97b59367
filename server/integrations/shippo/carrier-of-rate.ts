import { isSameCarrier } from "../carrier-kit/is-same-carrier";
import type { ShippoWireRate } from "./wire";

/**
 * Which of the account's carriers a rate is of. Accounts name a carrier by its token ("dhl_express"), rates by its name
 * ("DHL Express") and by a service that begins with the token. The longest token that fits is meant.
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
