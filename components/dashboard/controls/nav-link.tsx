"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LinkProgress } from "../browser/link-progress";
import { usePageOnItsWay } from "../loading/page-on-its-way";
import { pageShape } from "../loading/page-shapes";
import { NAV_LINK } from "./nav-style";

type NavLinkProps = {
  href: string;
  /** The link also stands for everything below it. */
  covers?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A link of the frame that knows whether it is the page one is on. */
export function NavLink({ href, covers, className = NAV_LINK, children }: NavLinkProps) {
  const at = usePathname();
  const coming = usePageOnItsWay();
  // What is shown already while it is read counts as where one is.
  const path = coming !== null && pageShape(coming) ? coming.replace(/[?#].*$/, "") : at;
  const isHere = path === href.replace(/\?.*$/, "") || (covers !== undefined && path.startsWith(covers));
  return (
    <Link prefetch={false} href={href} className={className} aria-current={isHere ? "page" : undefined}>
      {children}
      <LinkProgress href={href} />
    </Link>
  );
}
