"use client";

import { useLinkStatus } from "next/link";
import { useOnItsWay } from "../loading/page-on-its-way";

/**
 * Inside a link: the moving line below the bar while the page behind it is read. With `href` the shape of that page is
 * shown where it takes long.
 */
export function LinkProgress({ href }: { href?: string }) {
  const { pending } = useLinkStatus();
  useOnItsWay(href, pending);
  return pending ? (
    <span
      className="left-(--side) right-0 top-[calc(var(--bar)-1px)] bottom-auto overflow-hidden h-0.5 fixed z-15 pointer-events-none after:inset-0 after:bg-accent after:animate-[progress_1.4s_120ms_var(--ease-out)_forwards] after:content-[''] after:absolute after:transform-[scaleX(0)] after:origin-[left] max-md:left-0"
      aria-hidden="true"
    />
  ) : null;
}
