import { majorTextToMinor } from "@/server/kernel/money";
import type { Rate, RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { carrierOfRate } from "./carrier-of-rate";
import type { Shippo } from "./client";
import { isPaidOnUse, shipmentBody } from "./shipment-body";
import { type ShippoShipment, shipmentSchema } from "./wire";

export type ShippoRate = Rate & { readonly id: string; readonly account: string };

type Offer = { readonly rates: readonly ShippoRate[]; readonly refusals: readonly string[] };
type Asked = Pick<RatesInput, "from" | "to" | "weightGrams" | "details" | "signal"> & {
  /** A rate is requested from each. */
  readonly carriers: readonly string[];
};
type Account = { readonly values: ConnectionValues; readonly codes: readonly string[] };

/**
 * Returns the rates of a parcel including surcharges, cheapest first. Buys nothing. Pay-on-use and ordinary labels take
 * separate requests. @throws PartnerError
 */
export const askRates = async (shippo: Shippo, asked: Asked, { values, codes }: Account): Promise<Offer> => {
  const forms = new Map(asked.carriers.map((carrier) => [isPaidOnUse({ ...asked, values, carrier }), carrier]));
  const offers: Offer[] = [];
  for (const [isOnUse, carrier] of forms) {
    const shipment = await shippo.ask({
      ...{ method: "POST", path: "shipments", body: shipmentBody(asked, { values, carrier, printed: null }) },
      ...{ purpose: "Get prices", schema: shipmentSchema, signal: asked.signal },
    });
    const rates = toRates(shipment, codes).filter(
      (rate) => isPaidOnUse({ ...asked, values, carrier: rate.carrier }) === isOnUse,
    );
    offers.push({ rates, refusals: refusalsOf(shipment) });
  }
  return {
    rates: offers.flatMap(({ rates }) => rates).sort((left, right) => left.amountMinor - right.amountMinor),
    refusals: [...new Set(offers.flatMap(({ refusals }) => refusals))],
  };
};

/** Returns the rates of a shipment, including insurance. */
export const toRates = ({ rates }: ShippoShipment, codes: readonly string[]): readonly ShippoRate[] =>
  rates.flatMap((rate) => {
    const amountMinor = majorTextToMinor(rate.amount, rate.currency);
    const { token, name } = rate.servicelevel;
    if (amountMinor === null || token === "") return [];
    return [
      {
        ...{ id: rate.object_id, account: rate.carrier_account, carrier: carrierOfRate(rate, codes) },
        ...{ service: token, serviceName: name || token, amountMinor, currency: rate.currency },
        days: rate.estimated_days ?? null,
      },
    ];
  });

/** Returns the messages of carriers that gave no rate. */
export const refusalsOf = ({ messages }: ShippoShipment): readonly string[] =>
  messages.filter(({ text }) => text !== "").map(({ source, text }) => `${source || "The carrier"} says: ${text}`);
