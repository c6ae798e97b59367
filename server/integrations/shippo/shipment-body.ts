import { minorToMajorText } from "@/server/kernel/money";
import type { RatesInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { customsGrams, customsItems } from "../carrier-kit/customs-items";
import { insuredValue } from "../carrier-kit/insured-value";
import { isSameCarrier } from "../carrier-kit/is-same-carrier";
import { type Parcel, parcelOf } from "../carrier-kit/parcel-of";
import { toPlainAddress } from "../carrier-kit/plain-address";
import { PARTNER } from "./failures";

type Content = Pick<RatesInput, "from" | "to" | "weightGrams" | "details">;
type Printed = { readonly returnCode: string; readonly orderNumber: string };
type Form = {
  readonly values: ConnectionValues;
  readonly carrier: string;
  /** What is printed on the label; null when only rates are requested. */
  readonly printed: Printed | null;
};

/**
 * Builds the parcel of a return, from the shopper to the warehouse. For a pay-on-use label, Shippo takes the outbound
 * addresses and swaps them itself. @throws PartnerError REFUSED when customs data is missing
 */
export const shipmentBody = (content: Content, { values, carrier, printed }: Form): Record<string, unknown> => {
  const { from, to, details } = content;
  const parcel = parcelOf(content, values);
  const isTurned = isPaidOnUse({ from, to, values, carrier });
  const [shopper, warehouse] = [toPlainAddress(from), toPlainAddress(to)];
  return {
    address_from: isTurned ? warehouse : shopper,
    address_to: isTurned ? shopper : warehouse,
    parcels: [
      {
        ...{ length: String(parcel.lengthCm), width: String(parcel.widthCm), height: String(parcel.heightCm) },
        ...{ distance_unit: "cm", weight: String(parcel.weightGrams), mass_unit: "g" },
      },
    ],
    extra: {
      ...(isTurned ? { is_return: true } : {}),
      ...(printed === null ? {} : { reference_1: printed.returnCode, reference_2: printed.orderNumber.slice(0, 50) }),
      ...(values.qrCodes === "true" && isSameCarrier(carrier, "usps") ? { qr_code_requested: true } : {}),
      ...insuranceOf(content, values),
    },
    ...(details?.isCustomsRequired ? { customs_declaration: customsOf(content, { values, parcel }) } : {}),
    async: false,
  };
};

const PAID_ON_USE = ["usps", "ups", "fedex"];

/** Returns whether the carrier charges for the label when it is scanned. */
export const isPaidOnUse = ({
  from,
  to,
  values,
  carrier,
}: Pick<Content, "from" | "to"> & Omit<Form, "printed">): boolean =>
  values.returnLabels !== "ORDINARY" &&
  from.countryCode === to.countryCode &&
  PAID_ON_USE.some((known) => isSameCarrier(known, carrier));

const insuranceOf = ({ details }: Content, values: ConnectionValues): Record<string, unknown> => {
  const insuredMinor = insuredValue(details, values);
  const { currency = "" } = details ?? {};
  if (insuredMinor === 0 || currency === "") return {};
  const content = (details?.lines ?? []).map(({ name, sku }) => name || sku).join(", ");
  return { insurance: { amount: minorToMajorText(insuredMinor, currency), currency, content: content.slice(0, 100) } };
};

const customsOf = (
  { from, details }: Content,
  { values, parcel }: { values: ConnectionValues; parcel: Parcel },
): Record<string, unknown> => {
  const items = details === undefined ? [] : customsItems(PARTNER, details);
  const grams = customsGrams(items, parcel.weightGrams);
  return {
    certify: true,
    // The shopper is the exporter and signs, unless the settings name someone at the store.
    certify_signer: values.customsSigner || `${from.firstName} ${from.lastName}`.trim(),
    contents_type: "RETURN_MERCHANDISE",
    non_delivery_option: "RETURN",
    ...(from.countryCode === "US" ? { eel_pfc: "NOEEI_30_37_a" } : {}),
    items: items.map(({ description, sku, quantity, totalValue, currency, ...item }, index) => ({
      ...{ description, quantity, value_amount: totalValue, value_currency: currency },
      net_weight: String(grams[index]),
      ...{ mass_unit: "g", tariff_number: item.hsCode, origin_country: item.originCountry },
      ...(sku === "" ? {} : { sku_code: sku }),
    })),
  };
};
