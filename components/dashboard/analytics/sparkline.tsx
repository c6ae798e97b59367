const WIDTH = 72;
const HEIGHT = 18;
const GAP = 1.5;
/** What is not nothing is seen. */
const LEAST = 2;

/** How a number went over the period, oldest first: one bar for each part of it, with the counts as its text. */
export function Sparkline({ course, unit }: { course: readonly number[]; unit: string }) {
  const most = Math.max(1, ...course);
  const step = WIDTH / Math.max(1, course.length);
  return (
    <svg
      className="text-accent inline-block align-middle"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${unit} over the period: ${course.join(", ")}`}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line)" />
      <path
        d={course.map((count, part) => barOf(count / most, part * step, step - GAP)).join("")}
        fill="currentColor"
      />
    </svg>
  );
}

const barOf = (share: number, left: number, width: number): string => {
  if (share === 0) return "";
  const height = Math.max(LEAST, share * HEIGHT);
  return `M${left.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${width.toFixed(1)}V${HEIGHT}z`;
};
