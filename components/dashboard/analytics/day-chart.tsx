import { formatDate } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
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
        className="chart"
        role="img"
        aria-label={`Returns ${bars[0]?.to === bars[0]?.from ? "per day" : "per week"} from ${dayWord(days[0]?.day)} to ${dayWord(days.at(-1)?.day)}: ${sum} in all, at most ${Math.max(...bars.map(({ returns }) => returns))}`}
      >
        {/* Places are attributes of SVG: style attributes are forbidden by the content security policy. */}
        <svg className="chart-y" aria-hidden="true">
          {[1, 0.5, 0].map((part) => (
            <text key={part} x="100%" y={`${(1 - part) * 100}%`}>
              {(top * part).toLocaleString("en")}
            </text>
          ))}
        </svg>
        <svg className="chart-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-line" d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} />
          {bars.map((bar, index) => (
            <rect
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
        <svg className="chart-x" aria-hidden="true">
          {bars.map((bar, index) =>
            index % every === 0 ? (
              <text key={bar.from} x={`${((index + 0.5) / bars.length) * 100}%`} y="12">
                {shortDay(bar.from)}
              </text>
            ) : null,
          )}
        </svg>
      </figure>
      <details className="chart-table">
        <summary className="link w-fit">Show as table</summary>
        <table className="table plain">
          <caption className="sr-only">Returns by day</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col" data-n>
                Returns
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{spanWord(bar)}</th>
                <td data-n>{bar.returns.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const dayWord = (day = ""): string => (day === "" ? "" : formatDate(day, "day", LOCALE));
const shortDay = (day: string): string => dayWord(day).replace(/^\p{L}+ /u, "");
const spanWord = ({ from, to }: Bar): string => (from === to ? dayWord(from) : `${dayWord(from)} to ${dayWord(to)}`);
