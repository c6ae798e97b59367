import { listed } from "@/contract/vocabulary/language";
import { formatTime } from "../../ui/format-time";
import { useText } from "../ui/reader";
import { code128 } from "./code-128";

/** Quiet zone on both sides, in modules, which scanners require. */
const QUIET = 10;

type LocationLabelProps = {
  code: string;
  /** Text below the bars in print only: without a scanner it says where the parcel belongs. */
  facts: readonly (readonly [label: string, value: string])[];
  className?: string;
};

/** A parcel's location label: its return code as Code 128, black on white in every theme, as printed. */
export function LocationLabel({ code, facts, className = "" }: LocationLabelProps) {
  const t = useText();
  const widths = code128(code);
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  let x = QUIET;
  const path = widths
    .map((width, index) => {
      const from = x;
      x += width;
      return index % 2 === 0 ? `M${from} 0h${width}v60h-${width}z` : "";
    })
    .join("");
  return (
    <div
      className={`rounded-control border border-rule bg-label p-3 text-on-label ${className}`.trimEnd()}
      data-location-label=""
    >
      <svg
        className="block h-22 w-full fill-current"
        viewBox={`0 0 ${total} 60`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("label.barcode", { code })}
      >
        <path d={path} />
      </svg>
      <p className="mt-1.5 text-center font-mono text-[15px]/5 tracking-[-0.01em]">{code}</p>
      <dl className="hidden">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** "Nov 22, 2026, 14:05", in the store's time zone. */
export const labelTime = (atMs: number, where: { timeZone: string; locale: string }): string =>
  listed(
    [formatTime(new Date(atMs).toISOString(), "date", where), formatTime(new Date(atMs).toISOString(), "clock", where)],
    where.locale,
  );
