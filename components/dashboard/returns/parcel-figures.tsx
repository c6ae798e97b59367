import { t } from "@/messages/dashboard/return";
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
          <dt>{t("parcelFigures.weight")}</dt>
          <dd>{weightWords(labeled, weighed)}</dd>
        </>
      )}
      {price === null && billed === null ? null : (
        <>
          <dt>{t("parcelFigures.cost")}</dt>
          <dd>{costWords(price, billed, currency)}</dd>
        </>
      )}
      {insured === null ? null : (
        <>
          <dt>{t("parcelFigures.insured")}</dt>
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
  const reason = billed.reason.toLowerCase();
  const amount = moneyText(billed.amount, currency, LOCALE);
  if (price === null || price === billed.amount)
    return reason === "" ? t("parcelFigures.billed", { amount }) : t("parcelFigures.billedWhy", { amount, reason });
  const both = { amount, price: moneyText(price, currency, LOCALE) };
  return reason === "" ? t("parcelFigures.adjusted", both) : t("parcelFigures.adjustedWhy", { ...both, reason });
};

const KILOGRAM = 1_000;
/** Scales differ by so much without anybody billing it. */
const TOLERANCE = 1.1;

/** What the scale said counts for the bill. */
const weightWords = (labeled: number | null, weighed: number | null): string => {
  if (weighed === null) return gramsText(labeled ?? 0);
  if (labeled === null) return t("parcelFigures.weighed", { weighed: gramsText(weighed) });
  const both = { weighed: gramsText(weighed), labeled: gramsText(labeled) };
  const isHeavier = weighed > labeled * TOLERANCE;
  return t(isHeavier ? "parcelFigures.heavier" : "parcelFigures.weighedAndLabeled", both);
};

const gramsText = (grams: number): string => {
  const isHeavy = grams >= KILOGRAM;
  const format = { style: "unit", unit: isHeavy ? "kilogram" : "gram", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(LOCALE, format).format(isHeavy ? grams / KILOGRAM : grams);
};
