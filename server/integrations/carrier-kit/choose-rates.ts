import type { Rate, RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { findRate } from "./choose-rate";

/**
 * What the label of each carrier would cost by the rule of the connection. One that has no service for the parcel, or
 * none that isn't excluded, is left out. The rates carry the code that was asked for.
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
