import type { ConnectionValues } from "@/server/partners/provider";
import type { ParcelLine, ShipmentDetails } from "@/server/partners/shipment-details";

/** What a carrier's price depends on. */
export type Parcel = {
  readonly weightGrams: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
};

type Contents = { readonly weightGrams?: number; readonly details?: ShipmentDetails };

/**
 * Returns weight and size of a parcel: from the caller, otherwise from its lines, otherwise from the connection's
 * settings. If some lines have no weight, the default weight is added to that of the others. Units are stacked; a
 * single line without dimensions means that the default size is used for the whole parcel.
 */
export const parcelOf = ({ weightGrams, details }: Contents, values: ConnectionValues): Parcel => {
  const lines = details?.lines ?? [];
  return {
    weightGrams: Math.ceil(weightGrams || weightOf(lines, numberOf(values.defaultWeightGrams, 1_000))),
    ...(sizeOf(lines) ?? {
      lengthCm: numberOf(values.parcelLengthCm, 30),
      widthCm: numberOf(values.parcelWidthCm, 25),
      heightCm: numberOf(values.parcelHeightCm, 10),
    }),
  };
};

const OUNCE_GRAMS = 28.349_523_125;
const INCH_CM = 2.54;

/** Converts to ounces, rounded up to a tenth: carriers charge extra for parcels heavier than declared. */
export const toOunces = (grams: number): number => Math.max(0.1, Math.ceil((grams / OUNCE_GRAMS) * 10 - 1e-9) / 10);

/** Converts to ounces, rounded down to a tenth. */
export const toOuncesWithin = (grams: number): number =>
  Math.max(0.1, Math.floor((grams / OUNCE_GRAMS) * 10 + 1e-9) / 10);

export const toGrams = (ounces: number): number => Math.round(ounces * OUNCE_GRAMS);

/** Converts to inches, rounded up to a tenth. */
export const toInches = (cm: number): number => Math.max(0.1, Math.ceil((cm / INCH_CM) * 10 - 1e-9) / 10);

/** Uses the default weight for all lines without a weight together. */
const weightOf = (lines: readonly ParcelLine[], usualGrams: number): number => {
  const known = lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
  return known > 0 && lines.every(({ weightGrams }) => weightGrams > 0) ? known : known + usualGrams;
};

const sizeOf = (lines: readonly ParcelLine[]): Omit<Parcel, "weightGrams"> | null => {
  const sizes = lines.map(({ dimensions, quantity }) => {
    const [longest = 0, middle = 0, shortest = 0] = [dimensions.length, dimensions.width, dimensions.height]
      .map((text) => numberOf(text, 0))
      .sort((a, b) => b - a);
    return { longest, middle, stacked: shortest * quantity };
  });
  if (sizes.length === 0 || sizes.some(({ stacked }) => stacked <= 0)) return null;
  return {
    lengthCm: Math.max(...sizes.map(({ longest }) => longest)),
    widthCm: Math.max(...sizes.map(({ middle }) => middle)),
    heightCm: sizes.reduce((sum, { stacked }) => sum + stacked, 0),
  };
};

const numberOf = (text: string | undefined, fallback: number): number => {
  const number = Number(text);
  return text !== undefined && text !== "" && Number.isFinite(number) && number > 0 ? number : fallback;
};
