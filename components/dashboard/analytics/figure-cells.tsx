import { Info } from "lucide-react";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { share } from "./reason-bars";
import type { Figures } from "./types";

type FigureCellsProps = { now: Figures; before: Figures; currency: string };
type Cell = { word: string; value: string; before: string; means: string };

/** What stayed with the store of what came back: as credit or as another item. */
export const retained = ({ credited, exchanged }: Figures): number => Number(credited) + Number(exchanged);
const decided = (figures: Figures): number => retained(figures) + Number(figures.refunded);

/** What the returns cost the store beside what it paid back. */
const costOf = ({ label_cost, bonuses, fees }: Figures): number => Number(label_cost) + Number(bonuses) - Number(fees);

const OVER =
  "Over 100 %: more came back than was ordered meanwhile. Count the returns of orders of these days for a true share.";

const labelMeans = ({ labels, priced_labels }: Figures): string => {
  const what =
    "What carriers charge for the labels of these returns; a label that its carrier took back costs nothing.";
  return priced_labels === labels
    ? what
    : `${what} Of ${priced_labels.toLocaleString("en")} of ${labels.toLocaleString("en")} labels the price is known.`;
};

/** The figures of a period, each with what it means and what it was before. */
export const cellsOf = ({ now, before, currency }: FigureCellsProps): Cell[] => {
  const money = (minor: number | string) => moneyText(minor, currency, LOCALE);
  const count = (value: number) => value.toLocaleString("en");
  const cell = (word: string, value: (figures: Figures) => string, means: string): Cell => ({
    ...{ word, means, value: value(now), before: value(before) },
  });
  return [
    cell("Returns", ({ returns }) => count(returns), "Started, and neither canceled nor failed."),
    cell(
      "Orders that came back",
      ({ returned_orders, orders }) => share(returned_orders, orders),
      `Orders with such a return, of all orders that were placed in these days. Orders that an exchange made are no sales. ${OVER}`,
    ),
    cell(
      "Units that came back",
      ({ units, ordered_units }) => share(units, ordered_units),
      `Units of these returns, of all units that were ordered in these days. ${OVER}`,
    ),
    cell("Paid back", ({ refunded }) => money(refunded), "As money: to the payment, to a bank account, or elsewhere."),
    cell(
      "Stayed with you",
      (figures) => share(retained(figures), decided(figures)),
      "Store credit, gift cards and accepted exchanges, of all that was given for these returns.",
    ),
    cell(
      "Cost of labels",
      ({ label_cost, labels, priced_labels }) => (labels > 0 && priced_labels === 0 ? "not known" : money(label_cost)),
      labelMeans(now),
    ),
    cell(
      "Cost of a return",
      (figures) => (figures.returns === 0 ? "–" : money(Math.round(costOf(figures) / figures.returns))),
      "Labels and what was given on top, less the fees that shoppers paid, divided by the returns.",
    ),
    cell("Fees kept", ({ fees }) => money(fees), "What shoppers paid of the cost of their returns."),
    cell("Given on top", ({ bonuses }) => money(bonuses), "For taking credit in place of money."),
    cell(
      "Not accepted",
      ({ declined_units, missing_units, units }) => share(declined_units + missing_units, units),
      "Units that were declined or missing, of all units.",
    ),
  ];
};

export function FigureCells(props: FigureCellsProps) {
  return (
    <dl className="border border-rule rounded-control gap-px overflow-hidden bg-line grid-cols-5 grid max-lg:grid-cols-2">
      {cellsOf(props).map(({ word, value, before, means }) => (
        <div className="pt-2.5 pb-3 px-3.5 bg-surface relative" key={word}>
          <dt className="text-ink-2 text-fine stretch-label font-medium">{word}</dt>
          <dd className="my-0.5 text-[26px]/8 tracking-[-0.01em] stretch-display font-semibold">{value}</dd>
          <dd className="text-small/4.5 text-ink-2">before: {before}</dd>
          <dd className="text-small/4.5">
            <details className="text-ink-2 [&>summary:is(:hover,[open]>*)]:bg-sunken [&>summary:is(:hover,[open]>*)]:text-ink open:pt-1">
              <summary className="right-2 top-1.5 rounded-control place-items-center text-ink-3 list-none absolute grid cursor-pointer size-6">
                <Info size={14} strokeWidth={1.75} aria-hidden="true" />
                <span className="sr-only">What counts: {word}</span>
              </summary>
              {means}
            </details>
          </dd>
        </div>
      ))}
    </dl>
  );
}
