import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { TextAnchor } from "../../ui/text-link";
import { About } from "./about";
import { counted, pointsWords, type Rate, rateOf, trailingRates } from "./rate";
import { TrendLine } from "./trend-line";
import { ANALYTICS_GUIDE, type Analytics, type Course, type Figures } from "./types";

type FigureCellsProps = { figures: Analytics };

/** Value the store retained as credit or exchanges. */
export const retained = ({ credited, exchanged }: Pick<Figures, "credited" | "exchanged">): number =>
  Number(credited) + Number(exchanged);
const decided = (sums: Pick<Figures, "credited" | "exchanged" | "refunded">): number =>
  retained(sums) + Number(sums.refunded);

/** Cost of the returns to the store in addition to refunds. */
const costOf = ({ label_cost, bonuses, fees }: Figures): number => Number(label_cost) + Number(bonuses) - Number(fees);

type Cell = {
  id: string;
  name: string;
  value: string;
  /** The sample is too small, so a count replaces the rate. */
  isThin?: boolean;
  before: string;
  means: string;
  trend: ((course: readonly Course[]) => (number | null)[]) | null;
};

const counts = (read: (of: Course) => number) => (course: readonly Course[]) => course.map(read);
const rates =
  (part: (of: Course) => number, whole: (of: Course) => number, least?: number) => (course: readonly Course[]) =>
    trailingRates(
      course.map((of) => ({ part: part(of), whole: whole(of) })),
      least,
    );

/** Returns the headline figures, each with its explanation, the previous period and a trend. */
export const cellsOf = ({ now, before, currency }: Pick<Analytics, "now" | "before" | "currency">): Cell[] => {
  const money = (minor: number | string) => moneyText(minor, currency, LOCALE);
  type Told = Pick<Cell, "means" | "trend">;
  const value = (id: string, name: string, read: (of: Figures) => string, told: Told): Cell => ({
    ...{ id, name, value: read(now), before: read(before) },
    ...told,
  });
  const rate = (id: string, name: string, read: (of: Figures) => Rate, told: Told): Cell => {
    const [own, earlier] = [read(now), read(before)];
    const points = pointsWords(own, earlier);
    return {
      ...{
        id,
        name,
        value: own.text,
        isThin: own.isThin,
        before: points ? t("figureCells.previousWithChange", { value: earlier.text, points }) : earlier.text,
      },
      ...told,
    };
  };
  const over = t("figureCells.over");
  return [
    value("returns", t("figureCells.returns"), ({ returns }) => counted(returns), {
      means: t("figureCells.returnsMeans"),
      trend: counts(({ returns }) => returns),
    }),
    rate("order-rate", t("figureCells.orderRate"), ({ returned_orders, orders }) => rateOf(returned_orders, orders), {
      means: t("figureCells.orderRateMeans", { over }),
      trend: rates(
        ({ returned_orders }) => returned_orders,
        ({ orders }) => orders,
      ),
    }),
    rate("unit-rate", t("figureCells.unitRate"), ({ units, ordered_units }) => rateOf(units, ordered_units), {
      means: t("figureCells.unitRateMeans", { over }),
      trend: rates(
        ({ units }) => units,
        ({ ordered_units }) => ordered_units,
      ),
    }),
    rate(
      "declined",
      t("figureCells.declineRate"),
      ({ declined_units, inspected_units }) => rateOf(declined_units, inspected_units),
      {
        means: t("figureCells.declineRateMeans"),
        trend: rates(({ declined_units }) => declined_units, inspectedOf),
      },
    ),
    rate(
      "missing",
      t("figureCells.missingRate"),
      ({ missing_units, inspected_units }) => rateOf(missing_units, inspected_units),
      {
        means: t("figureCells.missingRateMeans"),
        trend: rates(({ missing_units }) => missing_units, inspectedOf),
      },
    ),
    value("refunded", t("figureCells.refunded"), ({ refunded }) => money(refunded), {
      means: t("figureCells.refundedMeans", { currency }),
      trend: counts(({ refunded }) => Number(refunded)),
    }),
    value("retained", t("figureCells.revenueRetained"), (of) => (decided(of) === 0 ? "–" : rateOfMoney(of)), {
      means: t("figureCells.revenueRetainedMeans"),
      trend: rates(retained, decided, 1),
    }),
    value("labels", t("figureCells.labelCost"), labelCost(money), {
      means: labelMeans(now),
      // There's no trend if no label has a known price.
      trend: now.priced_labels === 0 ? null : counts(({ label_cost }) => Number(label_cost)),
    }),
    value(
      "cost",
      t("figureCells.costPerReturn"),
      (of) => (of.counted_returns === 0 ? "–" : money(Math.round(costOf(of) / of.counted_returns))),
      {
        means: t("figureCells.costPerReturnMeans", { currency }),
        trend: rates(costOf, ({ counted_returns }) => counted_returns, 1),
      },
    ),
    value("fees", t("figureCells.feesBonusCredit"), ({ fees, bonuses }) => `${money(fees)} / ${money(bonuses)}`, {
      means: t("figureCells.feesBonusCreditMeans"),
      trend: counts(({ fees }) => Number(fees)),
    }),
  ];
};

const inspectedOf = ({ inspected_units }: Course): number => inspected_units;

const rateOfMoney = (of: Figures): string => `${((retained(of) / decided(of)) * 100).toFixed(1)}%`;

const labelCost =
  (money: (minor: string) => string) =>
  ({ label_cost, labels, priced_labels }: Figures): string =>
    labels > 0 && priced_labels === 0 ? t("figureCells.unknown") : money(label_cost);

const labelMeans = ({ labels, priced_labels }: Figures): string =>
  priced_labels === labels
    ? t("figureCells.labelCostMeans")
    : t("figureCells.pricesKnown", { labels, priced: counted(priced_labels), total: counted(labels) });

export function FigureCells({ figures }: FigureCellsProps) {
  return (
    <dl className="grid grid-cols-5 gap-px overflow-hidden rounded-control border border-rule bg-line max-lg:grid-cols-2">
      {cellsOf(figures).map(({ id, name, value, isThin, before, means, trend }) => (
        <div className="relative flex flex-col bg-surface px-3.5 pt-2.5 pb-3 max-md:px-2.5" key={id}>
          <dt className="flex min-h-6 items-start justify-between gap-1 text-fine font-medium stretch-label text-ink-2">
            <span className="pt-0.5">{name}</span>
            <About id={`about-${id}`} name={name}>
              {means}{" "}
              <TextAnchor href={ANALYTICS_GUIDE} target="_blank" rel="noreferrer">
                {t("figureCells.guide")}
              </TextAnchor>
            </About>
          </dt>
          <dd className={isThin || value.length > 11 ? SMALL : LARGE}>{value}</dd>
          {isThin ? <dd className="text-small/4.5 text-hold">{t("figureCells.tooFew")}</dd> : null}
          <dd className="text-small/4.5 text-ink-2">{t("figureCells.previous", { value: before })}</dd>
          {trend === null ? null : (
            <dd className="mt-auto pt-2">
              <TrendLine
                now={trend(figures.course.map(({ now }) => now))}
                before={trend(figures.course.map(({ before }) => before))}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const LARGE = "my-0.5 text-[26px]/8 font-semibold tracking-[-0.01em] stretch-display max-md:text-[22px]/8";
const SMALL = "my-0.5 text-[19px]/8 font-semibold stretch-display max-md:text-[17px]/8";
