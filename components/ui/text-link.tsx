import Link from "next/link";
import type { ComponentProps } from "react";

/** Styles of a link within text, for elements other than the ones below. */
export const linkStyle = (more = ""): string =>
  `text-accent underline decoration-current/40 decoration-1 underline-offset-[3px] hover:decoration-current ${more}`.trimEnd();

/** A link to a page of the same product. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={linkStyle(className)} {...rest} />;
}

/** A link to a file, another product, or a page that is reloaded. */
export function TextAnchor({ className, ...rest }: ComponentProps<"a">) {
  return <a className={linkStyle(className)} {...rest} />;
}
