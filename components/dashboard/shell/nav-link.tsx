"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LinkProgress } from "../browser/link-progress";

type NavLinkProps = {
  href: string;
  /** The link also stands for everything below it. */
  covers?: string;
  className?: string;
  children: ReactNode;
};

/** A link of the frame that knows whether it is the page one is on. */
export function NavLink({ href, covers, className = "nav-link", children }: NavLinkProps) {
  const path = usePathname();
  const isHere = path === href.replace(/\?.*$/, "") || (covers !== undefined && path.startsWith(covers));
  return (
    <Link href={href} className={className} aria-current={isHere ? "page" : undefined}>
      {children}
      <LinkProgress href={href} />
    </Link>
  );
}
