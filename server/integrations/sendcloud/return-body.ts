import { minorDigits } from "@/contract/vocabulary/format-money";
import type { ShipmentInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { customsItems } from "../carrier-kit/customs-items";
import { insuredValue } from "../carrier-kit/insured-value";
import { parcelOf } from "../carrier-kit/parcel-of";
import { toSendcloudAddress } from "./address";
import type { SendcloudRate } from "./ask-rates";
import { PARTNER } from "./failures";

type Order = { readonly values: ConnectionValues; readonly rate: SendcloudRate; readonly reference: string };

/** Currencies that Sendcloud insures in. */
const INSURED_IN = ["EUR", "GBP", "USD"];

/**
 * The body that buys the label of a return. Its reference is taken once only; it stands in the order number, too, because
 * that is what a list of returns shows. @throws PartnerError REFUSED where customs lacks something
 */
export const returnBody = (input: ShipmentInput, { values, rate, reference }: Order): Record<string, unknown> => {
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

/** "RT-4F2K hw-…": people find the code, we find the reference. */
export const orderNumberOf = (returnCode: string, reference: string): string => `${returnCode} ${reference}`.trim();

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
