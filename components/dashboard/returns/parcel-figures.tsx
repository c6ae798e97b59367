import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import type { ReturnDetail } from "../return-facts/detail";

type ParcelFiguresProps = { shipment: ReturnDetail["shipments"][number]; currency: string };

/** What the label was made for and what it costs, as far as its carrier said. */
export function ParcelFigures({ shipment, currency }: ParcelFiguresProps) {
  const { price, billed, insured, weight_grams: labeled, measured_grams: weighed } = shipment;
  return (
    <>
      {labeled === null && weighed === null ? null : (
        <>
          <dt>Weight</dt>
          <dd>{weightWords(labeled, weighed)}</dd>
        </>
      )}
      {price === null && billed === null ? null : (
        <>
          <dt>Cost</dt>
          <dd>{costWords(price, billed, currency)}</dd>
        </>
      )}
      {insured === null ? null : (
        <>
          <dt>Insured</dt>
          <dd>{moneyText(insured, currency, LOCALE)}</dd>
        </>
      )}
    </>
  );
}

type Figures = ReturnDetail["shipments"][number];

/** A carrier may bill more, or less, than the price at which the label was bought. */
const costWords = (price: Figures["price"], billed: Figures["billed"], currency: string): string => {
  if (billed === null) return moneyText(price ?? "0", currency, LOCALE);
  const why = billed.reason === "" ? "" : ` (${billed.reason.toLowerCase()})`;
  const final = moneyText(billed.amount, currency, LOCALE);
  if (price === null || price === billed.amount) return `${final}, billed by the carrier${why}`;
  return `${final}, adjusted by the carrier${why}. Bought for ${moneyText(price, currency, LOCALE)}.`;
};

const KILOGRAM = 1_000;
/** Scales differ by so much without anybody billing it. */
const TOLERANCE = 1.1;

/** What the scale said counts for the bill. */
const weightWords = (labeled: number | null, weighed: number | null): string => {
  if (weighed === null) return gramsText(labeled ?? 0);
  if (labeled === null) return `${gramsText(weighed)}, weighed by the carrier`;
  const told = `${gramsText(weighed)} weighed, ${gramsText(labeled)} on the label`;
  return weighed > labeled * TOLERANCE ? `${told}. The carrier may bill the difference.` : told;
};

const gramsText = (grams: number): string => {
  const isHeavy = grams >= KILOGRAM;
  const format = { style: "unit", unit: isHeavy ? "kilogram" : "gram", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(LOCALE, format).format(isHeavy ? grams / KILOGRAM : grams);
};
