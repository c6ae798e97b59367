import type { ComponentProps } from "react";

/**
 * `bar` shares its line with an amount; `quiet` is beside the main one; `danger` is destructive; `hall` is on the
 * store's dark background, where the first of several is filled.
 */
type ButtonLook = "main" | "bar" | "quiet" | "danger" | "hall";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-brand border py-2.5 text-base wrap-normal no-underline transition-[background-color,border-color,translate] active:translate-y-px aria-disabled:cursor-progress";

const LOOKS: Record<ButtonLook, string> = {
  main: "border-brand-edge bg-brand px-6 font-semibold text-on-brand hover:bg-brand-hover",
  bar: "min-w-min border-brand-edge bg-brand px-3 font-semibold text-on-brand hover:bg-brand-hover",
  quiet: "border-rule px-4 font-medium text-ink hover:border-ink-3 hover:bg-surface",
  danger:
    "border-bad bg-bad-soft px-6 font-semibold text-bad hover:bg-[color-mix(in_oklch,var(--bad-soft),var(--bad)_12%)]",
  hall: "border-[color-mix(in_oklch,var(--hall),var(--on-hall)_40%)] bg-hall px-6 font-semibold text-on-hall first:border-on-hall first:bg-on-hall first:text-hall hover:border-on-hall",
};

type Look = { look?: ButtonLook };

/** A button's styles, for other elements. */
export const buttonStyle = (look: ButtonLook = "main", more = ""): string => `${BASE} ${LOOKS[look]} ${more}`.trimEnd();

export function Button({ look, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" className={buttonStyle(look, className)} {...rest} />;
}

/** Links to a page that is reloaded, or to a file. */
export function ButtonAnchor({ look, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={buttonStyle(look, className)} {...rest} />;
}
