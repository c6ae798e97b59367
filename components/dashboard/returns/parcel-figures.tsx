import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import type { ReturnDetail } from "../return-facts/detail";

type ParcelFiguresProps = { shipment: ReturnDetail["shipments"][number]; currency: string };

/** The data of the label and its cost, as far as the carrier provides them. */
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

/** A carrier may bill a different price than the label was bought at. */
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
/** Scales differ by up to this factor without an extra charge. */
const TOLERANCE = 1.1;

/** The weight measured by the carrier determines the bill. */
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
