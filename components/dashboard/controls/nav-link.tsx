"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LinkProgress } from "../browser/link-progress";
import { usePageLoading } from "../loading/page-loading";
import { pageShape } from "../loading/page-shapes";
import { NAV_LINK } from "./nav-style";

type NavLinkProps = {
  href: string;
  /** Path prefix whose pages also mark the link as current. */
  covers?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A navigation link that marks itself when its page is current. */
export function NavLink({ href, covers, className = NAV_LINK, children }: NavLinkProps) {
  const at = usePathname();
  const coming = usePageLoading();
  // A page counts as current once its skeleton is shown.
  const path = coming !== null && pageShape(coming) ? coming.replace(/[?#].*$/, "") : at;
  const isHere = path === href.replace(/\?.*$/, "") || (covers !== undefined && path.startsWith(covers));
  return (
    <Link prefetch={false} href={href} className={className} aria-current={isHere ? "page" : undefined}>
      {children}
      <LinkProgress href={href} />
    </Link>
  );
}
