"use client";

import { useLinkStatus } from "next/link";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { useOnItsWay } from "../loading/page-on-its-way";

/**
 * Inside a link: the moving line below the bar while the page behind it is read. With `href` the shape of that page is
 * shown where it takes long.
 */
export function LinkProgress({ href }: { href?: string }) {
  const { pending } = useLinkStatus();
  useOnItsWay(href, pending);
  return pending ? <span className={PROGRESS_LINE} aria-hidden="true" /> : null;
}
