import Link from "next/link";
import type { ComponentProps } from "react";
import { LiveButton } from "./live-button";

type Look = {
  /** One per view is the primary one; petrol is for links, selection and focus. */
  kind?: "main" | "bare" | "danger" | undefined;
  /** Small in rows and bars, large in standalone forms. */
  size?: "small" | "large" | undefined;
  /** Only an icon. */
  isSquare?: boolean;
};

const BASE =
  "inline-flex h-9 items-center justify-center gap-2 rounded-control border border-field-line bg-surface px-3 font-medium whitespace-nowrap text-ink transition-[background] data-[size=large]:h-11 data-[size=small]:h-7 data-[size=small]:gap-1.5 data-[size=small]:px-2 data-square:w-9 data-square:px-0 data-square:data-[size=small]:w-7 data-square:data-[size=small]:px-0 [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75]";
const KINDS =
  "hover:bg-sunken data-[kind=bare]:border-transparent data-[kind=bare]:bg-transparent data-[kind=bare]:hover:bg-sunken data-[kind=danger]:border-bad data-[kind=danger]:text-bad data-[kind=danger]:hover:bg-bad-soft data-[kind=main]:border-ink data-[kind=main]:bg-ink data-[kind=main]:text-paper data-[kind=main]:hover:bg-[color-mix(in_oklab,var(--ink)_88%,var(--paper))]";
// A disabled button looks the same on hover: most are disabled while their own press is processed.
const OFF =
  "disabled:cursor-not-allowed disabled:border-line! disabled:bg-sunken! disabled:text-ink-3! aria-disabled:cursor-not-allowed aria-disabled:border-line! aria-disabled:bg-sunken! aria-disabled:text-ink-3! data-[kind=bare]:disabled:border-transparent! data-[kind=bare]:disabled:bg-transparent!";

/** A button's styles, for elements other than the ones below. */
export const buttonStyle = (more = ""): string => `${BASE} ${KINDS} ${OFF} ${more}`.trimEnd();

const lookOf = ({ kind, size, isSquare, className }: Look & { className?: string | undefined }) => ({
  className: buttonStyle(className),
  "data-kind": kind,
  "data-size": size,
  "data-square": isSquare || undefined,
});

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Only a script handles it: disabled until hydration. */
    isLive?: boolean;
  };

export function Button({ kind, size, isSquare, isLive = false, className, ...rest }: ButtonProps) {
  const look = lookOf({ kind, size, isSquare: isSquare ?? false, className });
  return isLive ? <LiveButton {...look} {...rest} /> : <button type="button" {...look} {...rest} />;
}

/** A link to a page of the same product. */
export function ButtonLink({ kind, size, isSquare, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...lookOf({ kind, size, isSquare: isSquare ?? false, className })} {...rest} />;
}

/** A link to a file, another product, or a page that is reloaded. */
export function ButtonAnchor({ kind, size, isSquare, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a {...lookOf({ kind, size, isSquare: isSquare ?? false, className })} {...rest} />;
}
