import type { ReactNode } from "react";
import type { Tone } from "./tone";

/** Replaces the verdicts when none can be given. */
export function Decided({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p
      className="flex items-center gap-3 rounded-control border border-tone bg-tone-soft px-5 py-4.5 text-tone"
      data-tone={tone}
    >
      {children}
    </p>
  );
}
