import type { ReactNode } from "react";

const LINE = "lg:items-baseline lg:justify-between lg:border-t-[1.5px] lg:border-ink lg:pt-3 lg:pb-4";
const LABEL =
  "block text-label word-wide font-medium text-ink-3 lg:text-base lg:font-semibold lg:tracking-normal lg:text-ink";

type TotalProps = {
  label: string;
  /** Nothing is chosen, so there is no amount yet. */
  isEmpty?: boolean;
  /** Placeholder while a first amount loads; an old one is dimmed. */
  reckoning?: string;
  children: ReactNode;
};

/** The total, announced when it changes. */
export function Total({ label, isEmpty = false, reckoning, children }: TotalProps) {
  return (
    <output className={`group/total lg:flex ${LINE}`} aria-live="polite" data-empty={isEmpty || undefined}>
      <span className={LABEL}>{label}</span>{" "}
      <strong className="text-total font-semibold whitespace-nowrap transition-[opacity] duration-(--motion-page) in-aria-busy:opacity-65 group-data-empty/total:text-ink-3 group-data-empty/total:in-aria-busy:hidden lg:text-display">
        {children}
      </strong>
      {reckoning === undefined ? null : (
        <em className="hidden leading-7.5 font-medium text-ink-3 not-italic group-data-empty/total:in-aria-busy:inline lg:leading-11">
          {reckoning}
        </em>
      )}
    </output>
  );
}

/** Replaces it while a pickup has no time yet. */
export function TimelessTotal({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={`hidden timeless:block timeless:lg:flex ${LINE}`}>
      <span className={LABEL}>{label}</span> <b className="block text-lead/7.5 font-semibold">{children}</b>
    </p>
  );
}

/** The total without a button beside it. */
export function GrandTotal({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline justify-between border-t-[1.5px] border-ink pt-3 pb-1 font-semibold">
      <span>{label}</span>
      <strong className="ms-auto text-display font-semibold whitespace-nowrap">{children}</strong>
    </p>
  );
}
