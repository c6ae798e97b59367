import type { RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { customsGrams, customsItems } from "../carrier-kit/customs-items";
import { type Parcel, parcelOf, toInches, toOunces, toOuncesWithin } from "../carrier-kit/parcel-of";
import { toPlainAddress } from "../carrier-kit/plain-address";
import { PARTNER } from "./failures";

/** What is printed on the label, and the reference by which the shipment is found. */
type Printed = { readonly reference: string; readonly returnCode: string; readonly orderNumber: string };

type Content = Pick<RatesInput, "from" | "to" | "weightGrams" | "details">;

/**
 * Builds the request for the rates of a return. EasyPost takes the outbound addresses and swaps them itself:
 * `to_address` is the shopper. @throws PartnerError REFUSED when customs data is missing
 */
export const shipmentRequest = (
  content: Content,
  { values, printed }: { values: ConnectionValues; printed: Printed | null },
): Record<string, unknown> => {
  const parcel = parcelOf(content, values);
  return {
    shipment: {
      is_return: true,
      to_address: toPlainAddress(content.from),
      from_address: toPlainAddress(content.to),
      parcel: {
        length: toInches(parcel.lengthCm),
        width: toInches(parcel.widthCm),
        height: toInches(parcel.heightCm),
        weight: toOunces(parcel.weightGrams),
      },
      options: {
        label_format: values.labelFormat || "PDF",
        ...(printed === null ? {} : { print_custom_1: printed.returnCode, print_custom_2: printed.orderNumber }),
      },
      ...(content.details?.isCustomsRequired ? { customs_info: customsOf(content, { values, parcel }) } : {}),
      ...(printed === null ? {} : { reference: printed.reference }),
    },
  };
};

const customsOf = (
  { from, details }: Content,
  { values, parcel }: { values: ConnectionValues; parcel: Parcel },
): Record<string, unknown> => {
  const items = details === undefined ? [] : customsItems(PARTNER, details);
  const grams = customsGrams(items, parcel.weightGrams);
  return {
    customs_certify: true,
    // The shopper is the exporter and signs, unless the settings name someone at the store.
    customs_signer: values.customsSigner || `${from.firstName} ${from.lastName}`.trim(),
    contents_type: "returned_goods",
    restriction_type: "none",
    non_delivery_option: "return",
    ...(from.countryCode === "US" ? { eel_pfc: "NOEEI 30.37(a)" } : {}),
    customs_items: items.map(({ description, sku, quantity, totalValue, currency, ...item }, index) => ({
      description,
      quantity,
      value: Number(totalValue),
      currency,
      // Rounded down while the parcel is rounded up: items heavier than their parcel are rejected.
      weight: toOuncesWithin(grams[index] ?? 0),
      hs_tariff_number: item.hsCode,
      origin_country: item.originCountry,
      ...(sku === "" ? {} : { code: sku }),
    })),
  };
};
