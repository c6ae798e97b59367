type TrendLineProps = {
  /** Oldest first; null leaves a gap. */
  now: readonly (number | null)[];
  before: readonly (number | null)[];
};

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;

/**
 * The trend of a figure, with the previous period as a dashed line. It is decorative, because the chart or table of the
 * figure has the numbers.
 */
export function TrendLine({ now, before }: TrendLineProps) {
  const values = [...now, ...before].map((value) => value ?? 0);
  // Net costs can be negative if fees exceed them, so the scale always includes 0.
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 0)];
  if (least === most || now.length < 2) return <div className="h-7" aria-hidden="true" />;
  const draw = (values: readonly (number | null)[]): string => {
    let isDrawing = false;
    const path = values.map((value, index) => {
      if (value === null) {
        isDrawing = false;
        return "";
      }
      const x = (index / (values.length - 1)) * WIDTH;
      const y = HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
      const word = isDrawing ? "L" : "M";
      isDrawing = true;
      return `${word}${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return path.join("");
  };
  return (
    <svg
      className="block h-7 w-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {before.some(Boolean) ? <path className="stroke-ink-3 [stroke-dasharray:3_3]" d={draw(before)} /> : null}
      <path className="stroke-accent [stroke-width:1.5]" d={draw(now)} />
    </svg>
  );
}
