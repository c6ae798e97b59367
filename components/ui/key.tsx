import type { ReactNode } from "react";

const CAP =
  "inline-grid h-4.5 min-w-4.5 place-items-center rounded-[3px] border border-rule px-1 font-sans text-fine stretch-label font-medium text-ink-2";

/** The keyboard shortcut of the control around it. Visual only: not part of the control's name. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span
      className={`${CAP} max-md:hidden in-data-[kind=main]:border-[color-mix(in_oklab,var(--paper)_40%,var(--ink))] in-data-[kind=main]:text-inherit [label:has(:checked)_&]:border-current [label:has(:checked)_&]:text-inherit`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** A key in text. */
export function Kbd({ className = "", children }: { className?: string; children: ReactNode }) {
  return <kbd className={`${CAP} ${className}`}>{children}</kbd>;
}
