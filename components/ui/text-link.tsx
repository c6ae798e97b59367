import Link from "next/link";
import type { ComponentProps } from "react";

/** The look of a link inside of text, for what is none of the elements below. */
export const linkStyle = (more = ""): string =>
  `text-accent underline decoration-current/40 decoration-1 underline-offset-[3px] hover:decoration-current ${more}`.trimEnd();

/** A link to a page of the same product. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={linkStyle(className)} {...rest} />;
}

/** A link to a file, to another product, or to a page that is read anew. */
export function TextAnchor({ className, ...rest }: ComponentProps<"a">) {
  return <a className={linkStyle(className)} {...rest} />;
}
