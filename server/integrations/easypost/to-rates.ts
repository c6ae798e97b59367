import { majorTextToMinor } from "@/server/kernel/money";
import type { Rate } from "@/server/partners/carrier";
import type { EasyPostShipment } from "./wire";

export type EasyPostRate = Rate & { readonly id: string };

/** Returns the rates of a shipment, cheapest first. */
export const toRates = (rates: EasyPostShipment["rates"]): readonly EasyPostRate[] =>
  rates
    .flatMap(({ id, carrier, service, rate, currency, delivery_days, est_delivery_days }) => {
      const amountMinor = majorTextToMinor(rate, currency);
      const days = delivery_days ?? est_delivery_days ?? null;
      return amountMinor === null
        ? []
        : [{ id, carrier, service, serviceName: spaced(service), amountMinor, currency, days }];
    })
    .sort((left, right) => left.amountMinor - right.amountMinor);

/** Formats codes such as "GroundAdvantage" and "FEDEX_GROUND" for display. */
const spaced = (service: string): string =>
  service
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .trim();
