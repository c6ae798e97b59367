import type { ComponentProps, ReactNode } from "react";

/**
 * Tiles share borders like the cells of a form. The frame is drawn once more on top, because a tile's square corner
 * covers the gap at a round one.
 */
export function Tiles({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`relative gap-px overflow-clip rounded-inner bg-rule p-px after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-rule after:content-[''] refused:bg-bad refused:ring refused:ring-bad refused:after:border-bad ${className}`}
      {...rest}
    />
  );
}

const FACE = "relative flex items-center gap-2 transition-[background-color]";
const CHOSEN =
  "has-checked:z-1 has-checked:bg-brand has-checked:font-medium has-checked:text-on-brand has-checked:ring has-checked:ring-brand-edge has-checked:[&>svg]:opacity-100 forced-colors:has-checked:picked-out";
const FOCUSED =
  "has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-link has-[:checked:focus-visible]:outline-on-brand";

type TileProps = Omit<ComponentProps<"input">, "className"> & { className?: string; children: ReactNode };

/**
 * One of several options; the chosen one is filled, and has a check mark if it has an icon. Other props go to its
 * radio.
 */
export function Tile({ className = "min-h-12 justify-between px-3 py-2 text-body/5", children, ...radio }: TileProps) {
  return (
    <label
      className={`${FACE} bg-surface hover:bg-brand-soft [&>:not(input)]:pointer-events-none [&>:not(input,.sr-only)]:relative [&>svg]:stroke-2 [&>svg]:opacity-0 ${CHOSEN} ${FOCUSED} ${className}`}
    >
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none"
        {...radio}
      />
      {children}
    </label>
  );
}

/** One that can't be chosen. */
export function DeadTile({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`${FACE} cursor-not-allowed bg-paper text-ink-3 ${className}`}>{children}</p>;
}
