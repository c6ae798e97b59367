import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";
import { formatDate } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { linkStyle } from "../../ui/text-link";
import { topOf } from "./day-scale";

export type PeriodPart = {
  /** First and last day of the bar. */
  from: string;
  to: string;
  /** One value per series. */
  values: readonly number[];
  /** Total of all series in the matching part of the previous period; undefined if there's no comparison. */
  before?: number;
};

type PeriodChartProps = {
  /** What the chart shows, such as "Returns" or "Refunds and exchanges". */
  name: string;
  series: readonly string[];
  parts: readonly PeriodPart[];
  /** The current, incomplete day if the period includes it. */
  today: string;
  format: (value: number) => string;
  /** Formats the scale labels; defaults to `format`. */
  formatScale?: (value: number) => string;
};

const WIDTH = 900;
const HEIGHT = 200;
const MOST_MARKS = 6;
/** Maximum bar width, so that a few days still look like bars. */
const WIDEST = 64;

const FILLS = ["fill-chart-1", "fill-chart-2", "fill-chart-5"];
const SWATCHES = ["bg-chart-1", "bg-chart-2", "bg-chart-5"];

/** Bars of days or weeks, stacked by series, with the previous period as a line. A table below has the same figures. */
export function PeriodChart(props: PeriodChartProps) {
  const { name, series, parts, format } = props;
  const sums = parts.map(({ values }) => sumOf(values));
  const isCompared = parts.some(({ before }) => before !== undefined);
  const most = Math.max(...sums, 0);
  const [first, last] = [parts[0], parts.at(-1)];
  return (
    <>
      {series.length > 1 || isCompared ? <Legend series={series} isCompared={isCompared} /> : null}
      <figure
        className="relative pt-2 pb-6 pl-12"
        role="img"
        aria-label={t(first?.from === first?.to ? "periodChart.perDay" : "periodChart.perWeek", {
          ...{ name, from: dayWord(first?.from), to: dayWord(last?.to) },
          ...{ sum: format(sumOf(sums)), most: format(most) },
        })}
      >
        <Drawing {...props} top={topOf(Math.max(most, ...parts.map(({ before }) => before ?? 0)))} />
      </figure>
      <details className="mt-2 [&_tbody_:is(td,th)]:h-6.5 [&_tbody_:is(td,th)]:py-0.5">
        <summary className={linkStyle("w-fit")}>{t("periodChart.showAsTable")}</summary>
        <PartTable {...props} isCompared={isCompared} />
      </details>
    </>
  );
}

const Legend = ({ series, isCompared }: { series: readonly string[]; isCompared: boolean }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-small text-ink-2" aria-hidden="true">
    {series.map((name, place) => (
      <li className="flex items-center gap-1.5" key={name}>
        <span className={`size-2.5 ${SWATCHES[place]}`} />
        {name}
      </li>
    ))}
    {isCompared ? (
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-ink-2" />
        {t("periodChart.previousPeriod")}
      </li>
    ) : null}
  </ul>
);

function Drawing({ parts, today, top, format, formatScale = format }: PeriodChartProps & { top: number }) {
  const slot = WIDTH / Math.max(1, parts.length);
  const gap = Math.max(Math.min(10, slot / 3), slot - WIDEST);
  const every = Math.ceil(parts.length / MOST_MARKS);
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const line = parts.map(({ before = 0 }, index) => `${(index + 0.5) * slot} ${HEIGHT - heightOf(before)}`);
  return (
    <>
      {/* Positions are SVG attributes because the content security policy forbids style attributes. */}
      <svg
        className="absolute top-2 left-0 h-50 w-10 overflow-visible fill-ink-2 text-[12px] [dominant-baseline:central] [text-anchor:end] max-md:h-35"
        aria-hidden="true"
      >
        {[1, 0.5, 0].map((part) => (
          <text key={part} x="100%" y={`${(1 - part) * 100}%`}>
            {formatScale(top * part)}
          </text>
        ))}
      </svg>
      <svg
        className="block h-50 w-full border-b border-ink-3 max-md:h-35"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="stroke-line [vector-effect:non-scaling-stroke]"
          d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`}
        />
        {parts.map((part, index) => (
          <g key={part.from} className={part.to >= today ? "opacity-50" : undefined}>
            <title>{t("periodChart.bar", { when: spanWord(part), value: format(sumOf(part.values)) })}</title>
            {part.values.map((value, place) => (
              <rect
                className={FILLS[place]}
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
                key={place}
                x={index * slot + gap / 2}
                y={HEIGHT - heightOf(sumOf(part.values.slice(0, place + 1)))}
                width={slot - gap}
                height={heightOf(value)}
              />
            ))}
          </g>
        ))}
        {parts.length > 1 && parts.some(({ before }) => before !== undefined) ? (
          <path
            className="fill-none stroke-ink-2 [stroke-dasharray:5_4] [stroke-width:1.5] [vector-effect:non-scaling-stroke]"
            d={`M${line.join("L")}`}
          />
        ) : null}
      </svg>
      <svg
        className="absolute bottom-0 left-12 h-4 w-[calc(100%-48px)] overflow-visible fill-ink-2 text-[12px] [text-anchor:middle] max-md:[&>text:nth-child(even)]:hidden"
        aria-hidden="true"
      >
        {parts.map((part, index) =>
          index % every === 0 ? (
            <text key={part.from} x={`${((index + 0.5) / parts.length) * 100}%`} y="12">
              {shortDay(part.from)}
            </text>
          ) : null,
        )}
      </svg>
    </>
  );
}

function PartTable({ name, series, parts, format, isCompared }: PeriodChartProps & { isCompared: boolean }) {
  const heads = [
    ...series,
    ...(series.length > 1 ? [t("periodChart.total")] : []),
    ...(isCompared ? [t("periodChart.previousPeriod")] : []),
  ];
  const cellsOf = ({ values, before = 0 }: PeriodPart): number[] => [
    ...[...values, ...(series.length > 1 ? [sumOf(values)] : [])],
    ...(isCompared ? [before] : []),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and only a focus scrolls it by keyboard
    <section className="overflow-x-auto" aria-label={t("periodChart.asTable", { name })} tabIndex={0}>
      <Table
        isPlain
        caption={t("periodChart.caption", { name })}
        columns={[t("periodChart.when"), ...heads.map((head) => ({ name: head, isFigure: true }))]}
      >
        {parts.map((part) => (
          <tr key={part.from}>
            <th scope="row">{spanWord(part)}</th>
            {cellsOf(part).map((value, place) => (
              <td key={heads[place]} data-n>
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const dayWord = (day = ""): string => (day === "" ? "" : formatDate(day, "day", LOCALE));
const shortDay = (day: string): string => dayWord(day).replace(/^\p{L}+ /u, "");
const spanWord = ({ from, to }: Pick<PeriodPart, "from" | "to">): string =>
  from === to ? dayWord(from) : t("periodChart.span", { from: dayWord(from), to: dayWord(to) });
