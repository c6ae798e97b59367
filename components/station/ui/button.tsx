import type { ElementType } from "react";
import type { As } from "../../ui/as";

const BASE =
  "inline-flex min-w-target touch-manipulation items-center rounded-control text-start [&_svg]:size-6 [&_svg]:flex-none";
const OFF =
  "disabled:cursor-default disabled:border-rule disabled:bg-sunken disabled:text-ink-2 aria-disabled:cursor-default aria-disabled:border-rule aria-disabled:bg-sunken aria-disabled:text-ink-2";
const KINDS = {
  plain: "border border-field-line bg-surface font-medium text-ink hover:bg-hover",
  main: "border border-ink bg-ink font-medium text-paper [--key-line:currentColor]",
  quiet: "border border-rule bg-surface font-medium text-ink hover:bg-hover",
  ok: "border border-ok bg-surface font-semibold text-ok hover:bg-hover",
  bad: "border border-bad bg-surface font-medium text-bad hover:bg-hover",
  scan: "border-2 border-on-scan font-semibold text-on-scan hover:bg-scan-hover [--key-line:currentColor]",
  chosen: "border border-on-scan bg-scan font-medium text-on-scan",
  on: "border border-ok bg-ok-soft font-medium text-ok",
  taken: "border-2 border-bad bg-surface font-medium text-ink hover:bg-hover",
  place: "border-2 border-dashed border-field-line bg-surface font-medium text-ink hover:bg-hover",
  "place-asked": "border-2 border-dashed border-bad bg-surface font-medium text-bad hover:bg-hover",
} as const;
const FITS = {
  words: "min-h-target justify-center gap-3 px-4.5",
  /** Only an icon. */
  square: "min-h-target justify-center gap-3",
  /** A row of a list or of settings. */
  row: "min-h-target justify-start gap-3 px-4.5",
  /** One of several in a row, with less space for text. */
  tile: "min-h-18 justify-start gap-2.25 px-3 text-tile font-stretch-90%",
  sign: "min-h-18 justify-center gap-2.25 px-4",
  cell: "min-h-target justify-start gap-3 px-3",
  digit: "min-h-18 justify-center text-[26px]",
  /** In a bench's footer; on a phone they share its width. */
  foot: "min-h-target flex-none justify-center gap-3 px-4.5 whitespace-nowrap max-bench:flex-1 max-bench:px-2.5 max-bench:text-center max-bench:leading-5.5 max-bench:whitespace-normal",
} as const;

type UnitCondition = {
  /** Its role or background: one per view is the main one, `scan` is on hi-vis yellow. */
  kind?: keyof typeof KINDS | undefined;
  fit?: keyof typeof FITS;
  className?: string | undefined;
};

export type ButtonProps<Tag extends ElementType = "button"> = As<Tag, UnitCondition>;

/** A button for gloves: at least 64 px. */
export function Button<Tag extends ElementType = "button">(props: ButtonProps<Tag>) {
  const { as, kind = "plain", fit = "words", className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "button";
  return (
    <Drawn
      type={Drawn === "button" ? "button" : undefined}
      className={`${BASE} ${KINDS[kind]} ${FITS[fit]} ${OFF} ${className}`.trimEnd()}
      {...rest}
    />
  );
}
