import { minorDigits } from "@/contract/vocabulary/format-money";
import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { PeriodChart, type PeriodPart } from "./period-chart";
import { counted } from "./rate";
import type { Analytics, Course } from "./types";

type CourseProps = {
  course: Analytics["course"];
  /** The current, incomplete day if the period includes it. */
  today: string;
};

/** Splits the figures into the parts of a chart. No comparison line is drawn if the previous period has no data. */
const partsOf = (course: Analytics["course"], valuesOf: (sums: Course) => number[]): PeriodPart[] => {
  const sumOf = (sums: Course) => valuesOf(sums).reduce((sum, value) => sum + value, 0);
  const isCompared = course.some(({ before }) => sumOf(before) > 0);
  return course.map(({ from, to, now, before }) => ({
    ...{ from, to, values: valuesOf(now) },
    ...(isCompared ? { before: sumOf(before) } : {}),
  }));
};

/** Returns by day or week, compared with the previous period. */
export function ReturnsChart({ course, today }: CourseProps) {
  const parts = partsOf(course, ({ returns }) => [returns]);
  return (
    <PeriodChart
      name={t("courseCharts.returns")}
      series={[t("courseCharts.returns")]}
      parts={parts}
      today={today}
      format={counted}
    />
  );
}

/** Value of refunds, credit and exchanges by outcome. */
export function MoneyChart({ course, today, currency }: CourseProps & { currency: string }) {
  const parts = partsOf(course, (sums) => [Number(sums.refunded), Number(sums.credited), Number(sums.exchanged)]);
  if (parts.every(({ values, before }) => before === undefined && values.every((value) => value === 0)))
    return <p className="py-3 text-ink-2">{t("courseCharts.nothingPaid", { currency })}</p>;
  const unit = 10 ** minorDigits(currency);
  const short = new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <PeriodChart
      name={t("courseCharts.moneyByOutcome", { currency })}
      series={[t("courseCharts.refunded"), t("courseCharts.storeCredit"), t("courseCharts.exchanged")]}
      parts={parts}
      today={today}
      format={(minor) => moneyText(Math.round(minor), currency, LOCALE)}
      formatScale={(minor) => short.format(minor / unit)}
    />
  );
}
