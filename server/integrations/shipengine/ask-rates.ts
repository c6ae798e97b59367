import { minorDigits } from "@/contract/vocabulary/format-money";
import { sumMinor } from "@/server/kernel/money";
import type { Rate, RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ShipEngine } from "./client";
import { isReturnService, shipmentBody } from "./shipment-body";
import { carriersSchema, ratesSchema } from "./wire";

export type ShipEngineRate = Rate & { readonly carrierId: string };
type Offer = { readonly rates: readonly ShipEngineRate[]; readonly refusals: readonly string[] };
type Asked = Pick<RatesInput, "from" | "to" | "weightGrams" | "details" | "signal"> & {
  /** "" for all. */
  readonly carrier: string;
};

/** Returns the rates of a parcel including surcharges, cheapest first. Buys nothing. @throws PartnerError */
export const askRates = async (
  shipengine: ShipEngine,
  { values, ...asked }: Asked & { values: ConnectionValues },
): Promise<Offer> => {
  const { signal } = asked;
  const { carriers } = await shipengine.ask({
    path: "carriers",
    purpose: "Read carriers",
    schema: carriersSchema,
    signal,
  });
  const carrier_ids = carriers
    .filter(({ carrier_code }) => asked.carrier === "" || carrier_code === asked.carrier)
    .map(({ carrier_id }) => carrier_id);
  if (carrier_ids.length === 0) return { rates: [], refusals: ["The account no longer has this carrier."] };
  const { rate_response } = await shipengine.ask({
    ...{ method: "POST", path: "rates", purpose: "Get prices", schema: ratesSchema, signal },
    body: {
      rate_options: { carrier_ids, is_return: isReturnService(asked) },
      shipment: shipmentBody(asked, { values, printed: null }),
    },
  });
  const priced = rate_response.rates.filter(({ error_messages }) => error_messages.length === 0);
  const rates = priced.map((rate): ShipEngineRate => {
    const { currency } = rate.shipping_amount;
    const parts = [rate.shipping_amount, rate.insurance_amount, rate.other_amount].flatMap((part) => part ?? []);
    return {
      ...{ carrierId: rate.carrier_id, carrier: rate.carrier_code, service: rate.service_code, currency },
      serviceName: rate.service_type || rate.service_code,
      amountMinor: sumMinor(parts.map(({ amount }) => toMinor(amount, currency))),
      days: rate.delivery_days ?? null,
    };
  });
  const said = [
    ...rate_response.errors.map(({ message }) => message),
    ...rate_response.rates.flatMap((rate) => rate.error_messages),
  ];
  return {
    rates: rates.sort((left, right) => left.amountMinor - right.amountMinor),
    refusals: [...new Set(said)].filter(Boolean).map((message) => `The carrier says: ${message}`),
  };
};

/** Converts ShipEngine's amounts, which are JSON numbers in major units. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** minorDigits(currency));
