import { minorDigits } from "@/contract/vocabulary/format-money";
import type { ShipmentInput, ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRate } from "../carrier-kit/choose-rate";
import { customsItems } from "../carrier-kit/customs-items";
import { insuredValue } from "../carrier-kit/insured-value";
import { parcelOf } from "../carrier-kit/parcel-of";
import { toSendcloudAddress } from "./address";
import { askRates, type SendcloudRate } from "./ask-rates";
import type { Sendcloud } from "./client";
import { PARTNER } from "./failures";
import { lookUp } from "./look-up";
import { returnResult } from "./return-result";
import { madeSchema, returnSchema } from "./wire";

/**
 * Buys the return label for a key once. The key is the return's `external_reference`, which Sendcloud accepts only
 * once; an existing return is returned again. @throws PartnerError
 */
export const createShipment = async (
  sendcloud: Sendcloud,
  { http, values, now }: Pick<OpenedConnection, "http" | "values" | "now">,
  input: ShipmentInput,
): Promise<ShipmentResult> => {
  const { idempotencyKey, signal, details } = input;
  const wanted = { idempotencyKey, since: input.createdAt, now: now(), signal };
  const { made, reference } = await lookUp(sendcloud, wanted);
  if (made !== null) return returnResult(made, { http, values, signal });
  const { rates, refusals } = await askRates(sendcloud, { ...input, values });
  const rate = chooseRate<SendcloudRate>(rates, {
    ...{ partner: PARTNER, values, carrier: input.carrier, serviceId: details?.serviceId ?? "", refusals },
    quotedService: input.quotedService,
    originalCarriers: details?.originalCarriers ?? [],
  });
  const bought = await sendcloud.tryAsk({
    ...{ method: "POST", path: "returns/announce-synchronously", body: returnBody(input, { values, rate, reference }) },
    ...{ purpose: `Buy label for return ${input.returnCode}`, schema: madeSchema, signal },
  });
  if (bought.ok) {
    const id = bought.data.return_id;
    const path = `returns/${id}`;
    const read = await sendcloud.ask({ path, purpose: "Read return", schema: returnSchema, signal });
    return returnResult({ ...read, id }, { http, values, signal });
  }
  if (!/external.reference/i.test(bought.failure.said)) throw bought.failure.error;
  // Another attempt used the reference: return its result.
  const other = await lookUp(sendcloud, wanted);
  if (other.made !== null) return returnResult(other.made, { http, values, signal });
  throw new PartnerError(
    PARTNER,
    "UNAVAILABLE",
    "Sendcloud has a return with this reference, but doesn't list it yet. Look for the return's code in Sendcloud.",
  );
};

type Order = { readonly values: ConnectionValues; readonly rate: SendcloudRate; readonly reference: string };

/** Currencies in which Sendcloud insures. */
const INSURED_IN = ["EUR", "GBP", "USD"];

/**
 * Builds the request that buys the label of a return. Its reference is accepted only once; it is part of the order
 * number as well, because lists of returns only show that. @throws PartnerError REFUSED when customs data is missing
 */
const returnBody = (input: ShipmentInput, { values, rate, reference }: Order): Record<string, unknown> => {
  const { from, to, returnCode, details } = input;
  const parcel = parcelOf(input, values);
  const insuredMinor = insuredValue(details, values);
  const currency = details?.currency ?? "";
  const isInsured = insuredMinor > 0 && INSURED_IN.includes(currency);
  return {
    from_address: toSendcloudAddress(from),
    to_address: toSendcloudAddress(to),
    ship_with: {
      ...{ type: "shipping_option_code", shipping_option_code: rate.service },
      ...(rate.contract === null ? {} : { contract: rate.contract }),
    },
    dimensions: { length: parcel.lengthCm, width: parcel.widthCm, height: parcel.heightCm, unit: "cm" },
    weight: { value: parcel.weightGrams / 1_000, unit: "kg" },
    send_tracking_emails: false,
    order_number: orderNumberOf(returnCode, reference),
    external_reference: reference,
    delivery_option: "drop_off_point",
    ...(isInsured ? { total_insured_value: { value: insuredMinor / 10 ** minorDigits(currency), currency } } : {}),
    ...(details?.isCustomsRequired ? customsOf(input) : {}),
  };
};

/** Returns an order number such as "RT-4F2K hw-…": the code for people and our reference for searching. */
const orderNumberOf = (returnCode: string, reference: string): string => `${returnCode} ${reference}`.trim();

const customsOf = ({ details, returnCode }: ShipmentInput): Record<string, unknown> => ({
  customs_invoice_nr: returnCode,
  customs_information: { invoice_number: returnCode, export_reason: "returned_goods", export_type: "private" },
  parcel_items: (details === undefined ? [] : customsItems(PARTNER, details)).map((item) => ({
    ...{ description: item.description, quantity: item.quantity, hs_code: item.hsCode },
    ...{ origin_country: item.originCountry, price: { value: Number(item.unitValue), currency: item.currency } },
    ...(item.weightGrams > 0 ? { weight: { value: item.weightGrams / 1_000, unit: "kg" } } : {}),
    ...(item.sku === "" ? {} : { sku: item.sku }),
  })),
});
