import type { ComponentProps, ReactNode } from "react";

/** More than this are in two columns. */
export const MOST_IN_ONE = 6;

type ChoicesProps = {
  label?: string;
  /** As many as there are digits fit a bench without scrolling: in two columns, with the contents under the shopper. */
  isMany?: boolean;
  children: ReactNode;
};

/** Several matches: choose one by its digit. */
export function Choices({ label, isMany = false, children }: ChoicesProps) {
  return (
    <ol className={`mt-4 grid gap-3 ${isMany ? "bench:grid-cols-2" : ""}`} aria-label={label}>
      {children}
    </ol>
  );
}

const FEW = "bench:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_auto]";
const MANY =
  "bench:grid-cols-[auto_minmax(0,1fr)_auto] bench:*:first:row-span-2 bench:*:last:col-start-3 bench:*:last:row-start-1 bench:*:nth-3:col-span-2 bench:*:nth-3:col-start-2";

/** Its digit, shopper, contents, and status. */
export function Choice({ isMany = false, ...rest }: ComponentProps<"button"> & { isMany?: boolean }) {
  return (
    <button
      type="button"
      className={`grid min-h-target w-full touch-manipulation grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-control border border-field-line bg-surface px-4.5 py-2 text-start font-medium text-ink hover:bg-hover max-bench:*:nth-[n+3]:col-start-2 ${isMany ? MANY : FEW}`}
      {...rest}
    />
  );
}
