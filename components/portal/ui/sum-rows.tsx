import type { ReactNode } from "react";

/** What a sum is made of, a line each. */
export const SumRows = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

type SumRowProps = { text: string; isNote?: boolean; children: ReactNode };

/** One of them; `isNote`: words instead of an amount, which are not dimmed while it is reckoned, or could not be read. */
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
