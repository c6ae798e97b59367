import { majorTextToMinor } from "@/server/kernel/money";
import type { Rate, RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { parcelOf } from "../carrier-kit/parcel-of";
import { toSendcloudPlace } from "./address";
import type { Sendcloud } from "./client";
import { optionsSchema, type SendcloudOption } from "./wire";

export type SendcloudRate = Rate & {
  /** The carrier contract to ship under; null: the account's only one. */
  readonly contract: number | null;
  /** A merchant's own contract may have no price here. It is used only when nothing else is available. */
  readonly hasPrice: boolean;
};

type Offer = { readonly rates: readonly SendcloudRate[]; readonly refusals: readonly string[] };
type Asked = Pick<RatesInput, "from" | "to" | "weightGrams" | "details" | "signal"> & {
  /** "" for all. */
  readonly carrier: string;
};

/** Returns the return services for a parcel, cheapest first. Buys nothing. @throws PartnerError */
export const askRates = async (
  sendcloud: Sendcloud,
  { values, ...asked }: Asked & { values: ConnectionValues },
): Promise<Offer> => {
  const parcel = parcelOf(asked, values);
  const { data, message } = await sendcloud.ask({
    ...{ method: "POST", path: "shipping-options", purpose: "Get prices", schema: optionsSchema, signal: asked.signal },
    body: {
      from_address: toSendcloudPlace(asked.from),
      to_address: toSendcloudPlace(asked.to),
      parcels: [
        {
          dimensions: {
            ...{ length: String(parcel.lengthCm), width: String(parcel.widthCm), height: String(parcel.heightCm) },
            unit: "cm",
          },
          weight: { value: (parcel.weightGrams / 1_000).toFixed(3), unit: "kg" },
        },
      ],
      functionalities: { returns: true },
      ...(asked.carrier === "" ? {} : { carrier_code: asked.carrier }),
      calculate_quotes: true,
    },
  });
  const rates = data.map(toRate).sort((left, right) => left.amountMinor - right.amountMinor);
  return { rates, refusals: message === "" ? [] : [`Sendcloud says: ${message}`] };
};

const HOURS_OF_DAY = 24;

const toRate = ({ code, name, carrier, contract, quotes }: SendcloudOption): SendcloudRate => {
  const [quote] = quotes;
  const { value = "", currency = "" } = quote?.price?.total ?? {};
  const amountMinor = /^[A-Z]{3}$/.test(currency) ? majorTextToMinor(value, currency) : null;
  return {
    ...{ carrier: carrier.code, service: code, serviceName: name || code },
    ...{ amountMinor: amountMinor ?? Number.MAX_SAFE_INTEGER, hasPrice: amountMinor !== null, currency },
    days: quote?.lead_time == null ? null : Math.ceil(quote.lead_time / HOURS_OF_DAY),
    contract: contract?.id ?? null,
  };
};
