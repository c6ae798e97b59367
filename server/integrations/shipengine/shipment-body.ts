import { minorDigits } from "@/contract/vocabulary/format-money";
import type { RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { customsItems } from "../carrier-kit/customs-items";
import { insuredValue } from "../carrier-kit/insured-value";
import { parcelOf } from "../carrier-kit/parcel-of";
import { toShipEngineAddress } from "./address";
import { PARTNER } from "./failures";

type Content = Pick<RatesInput, "from" | "to" | "weightGrams" | "details">;
type Printed = { readonly returnCode: string; readonly orderNumber: string };

/**
 * Builds the parcel of a return, from the shopper to the warehouse. @throws PartnerError REFUSED when customs data is
 * missing
 */
export const shipmentBody = (
  content: Content,
  { values, printed }: { values: ConnectionValues; printed: Printed | null },
): Record<string, unknown> => {
  const { from, to, details } = content;
  const parcel = parcelOf(content, values);
  const insuredMinor = insuredValue(details, values);
  const currency = details?.currency ?? "";
  return {
    ship_from: toShipEngineAddress(from),
    ship_to: toShipEngineAddress(to),
    is_return: isReturnService(content),
    ...(details?.isCustomsRequired ? { customs: customsOf(content) } : {}),
    ...(insuredMinor > 0 ? { insurance_provider: "carrier" } : {}),
    packages: [
      {
        weight: { value: parcel.weightGrams, unit: "gram" },
        dimensions: { unit: "centimeter", length: parcel.lengthCm, width: parcel.widthCm, height: parcel.heightCm },
        ...(insuredMinor > 0
          ? { insured_value: { currency: currency.toLowerCase(), amount: insuredMinor / 10 ** minorDigits(currency) } }
          : {}),
        ...(printed === null
          ? {}
          : { label_messages: { reference1: printed.returnCode, reference2: printed.orderNumber, reference3: null } }),
      },
    ],
  };
};

/**
 * Returns whether a return service can be used: ShipEngine's are domestic, so a parcel from abroad gets an ordinary
 * label to the warehouse.
 */
export const isReturnService = ({ from, to }: Pick<Content, "from" | "to">): boolean =>
  from.countryCode === to.countryCode;

const customsOf = ({ details }: Content): Record<string, unknown> => ({
  contents: "returned_goods",
  non_delivery: "return_to_sender",
  customs_items: (details === undefined ? [] : customsItems(PARTNER, details)).map((item) => ({
    description: item.description,
    quantity: item.quantity,
    value: Number(item.unitValue),
    value_currency: item.currency.toLowerCase(),
    harmonized_tariff_code: item.hsCode,
    country_of_origin: item.originCountry,
    ...(item.weightGrams > 0 ? { weight: { value: item.weightGrams, unit: "gram" } } : {}),
    ...(item.sku === "" ? {} : { sku: item.sku }),
  })),
});
