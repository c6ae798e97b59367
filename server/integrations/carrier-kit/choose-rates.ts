import type { Rate, RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { findRate } from "./choose-rate";

/**
 * Returns the label price of each carrier by the connection's rule. Carriers without a service for the parcel, or with
 * excluded services only, are left out. Rates carry the code that was asked for.
 */
export const chooseRates = (
  rates: readonly Rate[],
  { values, carriers, details }: Pick<RatesInput, "carriers" | "details"> & { readonly values: ConnectionValues },
): readonly Rate[] =>
  carriers.flatMap((carrier) => {
    const originalCarriers = details?.originalCarriers ?? [];
    const best = findRate(rates, { values, carrier, serviceId: "", originalCarriers });
    if (best === null) return [];
    const { service, serviceName, amountMinor, currency, days } = best;
    return [{ carrier, service, serviceName, amountMinor, currency, days }];
  });
