import type { ReactNode } from "react";

/** The rows of a total, a line each. */
export const SumRows = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

type SumRowProps = { text: string; isNote?: boolean; children: ReactNode };

/**
 * One of them; `isNote`: text instead of an amount, which isn't dimmed during a recalculation because it would be
 * illegible.
 */
export const SumRow = ({ text, isNote = false, children }: SumRowProps) => (
  <div className="flex justify-between gap-4 border-line py-1.75 text-body not-first:border-t in-[details]:border-t">
    <dt className="text-ink-2">{text}</dt>
    <dd
      className={
        isNote
          ? "self-center text-end text-ui whitespace-nowrap text-ink-3"
          : "text-end font-medium whitespace-nowrap in-aria-busy:opacity-65"
      }
    >
      {children}
    </dd>
  </div>
);
