import type { ComponentProps } from "react";

type PairsProps = ComponentProps<"dl"> & {
  /** Names are short, and values are machine-readable codes. */
  isIds?: boolean;
};

/** Names and values side by side, line by line. */
export function Pairs({ isIds, className = "", ...rest }: PairsProps) {
  return (
    <dl
      className={`grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-1 data-ids:grid-cols-[48px_minmax(0,1fr)] data-ids:[&_[data-code]]:text-[12px] data-ids:[&_[data-code]]:tracking-[-0.02em] [&_dd]:wrap-anywhere [&_dt]:text-[12px]/5 [&_dt]:stretch-label [&_dt]:font-medium [&_dt]:text-ink-3 ${className}`}
      data-ids={isIds || undefined}
      {...rest}
    />
  );
}
