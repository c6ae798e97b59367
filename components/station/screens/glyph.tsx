import type { UnitVerdict } from "@/contract/vocabulary/unit";
import { useText } from "../ui/reader";

const DRAWINGS = {
  APPROVED: <path d="M1.5 5.4 4 8l4.6-5.8" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />,
  DECLINED: <path d="m2 2 6 6M8 2 2 8" strokeWidth="1.7" strokeLinecap="round" />,
  MISSING: <path d="M1 1h8v8H1z" strokeWidth="1.3" strokeDasharray="2 1.2" />,
} as const;

/** A verdict's icon; always beside its word. */
export function Glyph({ verdict }: { verdict: Exclude<UnitVerdict, "UNDECIDED"> }) {
  return (
    <svg className="size-3.5 flex-none" viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden="true">
      {DRAWINGS[verdict]}
    </svg>
  );
}

export const VERDICT_TONES = { APPROVED: "ok", DECLINED: "bad", MISSING: "miss" } as const;

/** Verdict counts, each with its icon and a word for screen readers. */
export function Tally({ approved, declined, missing }: { approved: number; declined: number; missing: number }) {
  const t = useText();
  const counts = [
    ["APPROVED", approved],
    ["DECLINED", declined],
    ["MISSING", missing],
  ] as const;
  return (
    <span className="inline-flex gap-3.5">
      {counts.map(([verdict, count]) =>
        count === 0 ? null : (
          <span
            className="inline-flex items-center gap-1.5 font-semibold text-tone"
            key={verdict}
            data-tone={VERDICT_TONES[verdict]}
          >
            <Glyph verdict={verdict} />
            {count}
            <span className="sr-only"> {t(`verdictCounted.${verdict}`)}</span>
          </span>
        ),
      )}
    </span>
  );
}
