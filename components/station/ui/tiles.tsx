import type { ComponentProps, ReactNode } from "react";

type TilesProps = {
  title: string;
  id: string;
  /** The required input, at the end of its line. */
  asked: string | null;
  tone: "ok" | "bad";
  /** A custom reason replaces the last tile, so that nothing below is pushed off screen. */
  ownWords?: ReactNode;
  children: ReactNode;
};

/** One of several answers, each a tile that acts immediately. */
export function Tiles({ title, id, asked, tone, ownWords = null, children }: TilesProps) {
  const isOpen = ownWords !== null;
  return (
    <div
      className={`scroll-mb-28 ${isOpen ? "bench:grid bench:grid-cols-4 bench:gap-3" : ""}`.trimEnd()}
      data-asked={asked === null ? undefined : ""}
    >
      <h2
        className={`flex justify-between gap-3 font-semibold ${isOpen ? "mb-2 bench:col-span-full bench:-mb-1" : "mb-2"}`}
        id={id}
      >
        {title}
        {asked === null ? null : <span className="font-normal text-ink-2">{asked}</span>}
      </h2>
      <div
        className={`grid grid-cols-4 gap-3 max-bench:grid-cols-2 ${isOpen ? "bench:contents bench:*:last:hidden" : ""}`}
        data-tone={tone}
        role="radiogroup"
        aria-labelledby={id}
      >
        {children}
      </div>
      {ownWords}
    </div>
  );
}

/** One of the answers. */
export function Tile({ isChosen, ...rest }: Omit<ComponentProps<"button">, "role"> & { isChosen: boolean }) {
  const state = isChosen
    ? "border-tone bg-tone font-semibold text-surface [--key-line:currentColor]"
    : "border-field-line bg-surface font-medium hover:bg-hover";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile acts at once, arrows belong to the list of units
    <button
      type="button"
      role="radio"
      className={`flex min-h-17 touch-manipulation items-center gap-2.25 rounded-control border px-2 py-1 text-start text-tile font-stretch-86% ${state}`}
      aria-checked={isChosen}
      {...rest}
    />
  );
}
