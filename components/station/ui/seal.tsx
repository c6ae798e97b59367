import type { ReactNode } from "react";
import type { Tone } from "./tone";

type SealProps = {
  tone: Tone;
  /** It flashes on appearing, to show what a scan or key has hit. */
  isHit?: boolean;
  children: ReactNode;
};

/** The verdict of one item: word, icon and color together. */
export function Seal({ tone, isHit = false, children }: SealProps) {
  return (
    <span
      className={`mt-1 inline-flex h-6.5 flex-none items-center gap-2 rounded-badge border border-tone bg-tone-soft pe-2 ps-1.75 text-[15px]/6 font-semibold tracking-[0.015em] whitespace-nowrap text-tone data-[tone=miss]:border-dashed [&_svg]:size-3 ${isHit ? "motion-safe:animate-hit" : ""}`}
      data-tone={tone}
    >
      {children}
    </span>
  );
}
