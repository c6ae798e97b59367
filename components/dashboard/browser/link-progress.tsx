"use client";

import { useLinkStatus } from "next/link";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { useOnItsWay } from "../loading/page-on-its-way";

/**
 * Goes inside a link: shows the progress line below the bar while the target page loads. With `href`, shows the
 * skeleton of that page if loading takes long.
 */
export function LinkProgress({ href }: { href?: string }) {
  const { pending } = useLinkStatus();
  useOnItsWay(href, pending);
  return pending ? <span className={PROGRESS_LINE} aria-hidden="true" /> : null;
}
