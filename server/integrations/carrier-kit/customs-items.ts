import { CUSTOMS_NEEDS, HS_CODE_NAMES, ORIGIN_COUNTRY_NAMES } from "@/contract/vocabulary/customs-facts";
import { minorToMajorText, multiplyQuantity } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { ParcelLine, ShipmentDetails } from "@/server/partners/shipment-details";

/** One line of a customs declaration. */
export type CustomsItem = {
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  /** Per unit, in major units of `currency`, as decimal text. */
  readonly unitValue: string;
  /** For all units. */
  readonly totalValue: string;
  readonly currency: string;
  /** Per unit; 0: unknown. */
  readonly weightGrams: number;
  /** Digits only. */
  readonly hsCode: string;
  /** ISO 3166-1, two letters. */
  readonly originCountry: string;
};

/**
 * Returns the customs declaration of a parcel, line by line. @throws PartnerError REFUSED that names the line and what
 * is missing, because the parcel would be held at the border
 */
export const customsItems = (partner: string, { lines, currency }: ShipmentDetails): readonly CustomsItem[] => {
  const fault = faultOf(lines);
  if (fault !== "") throw new PartnerError(partner, "REFUSED", fault);
  return lines.map((line) => ({
    description: (line.name || line.sku).slice(0, 100),
    sku: line.sku,
    quantity: line.quantity,
    unitValue: minorToMajorText(line.unitPriceMinor, currency),
    totalValue: minorToMajorText(multiplyQuantity(line.unitPriceMinor, line.quantity), currency),
    currency,
    weightGrams: line.weightGrams,
    hsCode: hsCodeOf(line),
    originCountry: originOf(line),
  }));
};

/**
 * Returns the weight of all units of each item in grams. Items without a weight share what the others leave of the
 * parcel's weight, so the total never exceeds it.
 */
export const customsGrams = (items: readonly CustomsItem[], parcelGrams: number): readonly number[] => {
  const known = items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
  const unknown = items.filter(({ weightGrams }) => weightGrams === 0).length;
  const share = Math.max(1, Math.floor((parcelGrams - known) / Math.max(1, unknown)));
  return items.map(({ weightGrams, quantity }) => (weightGrams > 0 ? weightGrams * quantity : share));
};

/** Returns the missing customs data, one entry per item; "" when complete. */
const faultOf = (lines: readonly ParcelLine[]): string => {
  if (lines.length === 0) return "The parcel crosses a customs border, and nothing says what is in it.";
  const lacking = lines.map((line) => ({ name: line.name || line.sku || line.id, missing: missingOf(line) }));
  const items = lacking.flatMap(({ name, missing }) =>
    missing.length === 0 ? [] : [`${name}: ${missing.join(", ")}.`],
  );
  if (items.length === 0) return "";
  const isPriceMissing = lacking.some(({ missing }) => missing.includes(PRICE));
  const todo = [
    ...(lacking.some(({ missing }) => missing.some((each) => each !== PRICE)) ? [ENTER] : []),
    ...(isPriceMissing ? ["Add the price to the order, then retry."] : []),
  ];
  return [`${CUSTOMS_NEEDS} more details.`, ...new Set(items), ...todo].join(" ");
};

const PRICE = "price";
/** Names the button as shown in the dashboard. */
const ENTER = "Choose “Enter customs details” on the return.";

const missingOf = (line: ParcelLine): string[] => [
  ...(/^\d{6,12}$/.test(hsCodeOf(line)) ? [] : ["HS code"]),
  ...(/^[A-Z]{2}$/.test(originOf(line)) ? [] : ["country of origin"]),
  ...(line.unitPriceMinor > 0 ? [] : [PRICE]),
];

const hsCodeOf = ({ customAttributes }: ParcelLine): string =>
  textOf(customAttributes, HS_CODE_NAMES).replace(/[\s.-]/g, "");

const originOf = ({ customAttributes }: ParcelLine): string =>
  textOf(customAttributes, ORIGIN_COUNTRY_NAMES).toUpperCase();

const textOf = (attributes: Readonly<Record<string, unknown>>, names: readonly string[]): string => {
  const value = names
    .map((name) => attributes[name])
    .find((found) => typeof found === "string" || typeof found === "number");
  return value === undefined ? "" : String(value).trim();
};
