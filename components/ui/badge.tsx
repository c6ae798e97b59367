import type { ReactNode } from "react";

export const STAMP_TONES = ["run", "hold", "ok", "bad", "neutral", "miss"] as const;
export type BadgeTone = (typeof STAMP_TONES)[number];

/** moving ●, waiting ◐, done ✓, declined or canceled ✕, failed ▲, missing ☐ */
export type BadgeShape = "moving" | "waiting" | "done" | "refused" | "failed" | "missing";

const SHAPE_OF_TONE: Record<BadgeTone, BadgeShape> = {
  run: "moving",
  hold: "waiting",
  ok: "done",
  bad: "refused",
  neutral: "refused",
  miss: "missing",
};

const DRAWINGS: Record<BadgeShape, ReactNode> = {
  moving: <circle cx="6" cy="6" r="3.5" fill="currentColor" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 2a4 4 0 0 0 0 8z" fill="currentColor" />
    </>
  ),
  done: <path d="m2 6.4 2.7 2.7L10 3.4" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  refused: <path d="m2.8 2.8 6.4 6.4m0-6.4L2.8 9.2" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  failed: <path d="M6 1.5 11 10.5H1z" fill="currentColor" />,
  missing: <path d="M2 2h8v8H2z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 1.5" />,
};

// In the dashboard a filled badge needs attention or marks an error; an outlined one is in progress or automatic.
const OUTLINED =
  "in-data-side:data-[tone=neutral]:border-current/55 in-data-side:data-[tone=neutral]:bg-transparent in-data-side:data-[tone=ok]:border-current/55 in-data-side:data-[tone=ok]:bg-transparent in-data-side:data-[tone=run]:border-current/55 in-data-side:data-[tone=run]:bg-transparent";

/** Status badge: shape, word and tone. The word carries the meaning; shape and tone repeat it. */
export function Badge({ tone, shape, children }: { tone: BadgeTone; shape?: BadgeShape; children: ReactNode }) {
  return (
    <span className={`badge ${OUTLINED}`} data-badge="" data-tone={tone}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {DRAWINGS[shape ?? SHAPE_OF_TONE[tone]]}
      </svg>
      {children}
    </span>
  );
}
