import { LOCALE } from "../../ui/age";
import { formatDate } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { linkStyle } from "../../ui/text-link";
import { type Bar, barsOf, topOf } from "./day-scale";

type DayChartProps = {
  days: readonly { day: string; returns: number }[];
  /** The day that is not over yet, if it is among them. */
  today: string;
};

const WIDTH = 900;
const HEIGHT = 200;
const MOST_MARKS = 6;
/** Of few days, too, a bar stays a bar. */
const WIDEST = 64;

/** Returns per day as bars, drawn on the server; the same figures stand in a table below. */
export function DayChart({ days, today }: DayChartProps) {
  const bars = barsOf(days);
  const top = topOf(Math.max(...bars.map(({ returns }) => returns)));
  const slot = WIDTH / bars.length;
  const gap = Math.max(Math.min(10, slot / 3), slot - WIDEST);
  const every = Math.ceil(bars.length / MOST_MARKS);
  const sum = bars.reduce((total, { returns }) => total + returns, 0);
  return (
    <>
      <figure
        className="pt-2 pb-6 pl-9 relative [&_rect[data-open]]:fill-[color-mix(in_oklab,var(--accent)_45%,var(--surface))]"
        role="img"
        aria-label={`Returns ${bars[0]?.to === bars[0]?.from ? "per day" : "per week"} from ${dayWord(days[0]?.day)} to ${dayWord(days.at(-1)?.day)}: ${sum} in all, at most ${Math.max(...bars.map(({ returns }) => returns))}`}
      >
        {/* Places are attributes of SVG: style attributes are forbidden by the content security policy. */}
        <svg
          className="left-0 top-2 overflow-visible fill-ink-2 text-[12px] w-7 h-50 absolute [text-anchor:end] [dominant-baseline:central] max-md:h-35"
          aria-hidden="true"
        >
          {[1, 0.5, 0].map((part) => (
            <text key={part} x="100%" y={`${(1 - part) * 100}%`}>
              {(top * part).toLocaleString("en")}
            </text>
          ))}
        </svg>
        <svg
          className="border-b border-ink-3 w-full h-50 block max-md:h-35"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="stroke-line [vector-effect:non-scaling-stroke]"
            d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`}
          />
          {bars.map((bar, index) => (
            <rect
              className="fill-accent hover:fill-ink"
              key={bar.from}
              x={index * slot + gap / 2}
              y={HEIGHT - (bar.returns / top) * HEIGHT}
              width={slot - gap}
              height={(bar.returns / top) * HEIGHT}
              data-open={bar.to >= today || undefined}
            >
              <title>{`${spanWord(bar)}: ${bar.returns}`}</title>
            </rect>
          ))}
        </svg>
        <svg
          className="left-9 bottom-0 overflow-visible fill-ink-2 text-[12px] w-[calc(100%-36px)] h-4 absolute [text-anchor:middle] max-md:[&>text:nth-child(even)]:hidden"
          aria-hidden="true"
        >
          {bars.map((bar, index) =>
            index % every === 0 ? (
              <text key={bar.from} x={`${((index + 0.5) / bars.length) * 100}%`} y="12">
                {shortDay(bar.from)}
              </text>
            ) : null,
          )}
        </svg>
      </figure>
      <details className="mt-2 [&_tbody_:is(td,th)]:py-0.5 [&_tbody_:is(td,th)]:h-6.5">
        <summary className={linkStyle("w-fit")}>Show as table</summary>
        <Table isPlain caption="Returns by day" columns={["When", { name: "Returns", isFigure: true }]}>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{spanWord(bar)}</th>
              <td data-n>{bar.returns.toLocaleString("en")}</td>
            </tr>
          ))}
        </Table>
      </details>
    </>
  );
}

const dayWord = (day = ""): string => (day === "" ? "" : formatDate(day, "day", LOCALE));
const shortDay = (day: string): string => dayWord(day).replace(/^\p{L}+ /u, "");
const spanWord = ({ from, to }: Bar): string => (from === to ? dayWord(from) : `${dayWord(from)} to ${dayWord(to)}`);
