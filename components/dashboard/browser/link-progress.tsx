"use client";

import { useLinkStatus } from "next/link";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { useLoadingPage } from "../loading/page-loading";

/**
 * Goes inside a link: shows the progress line below the bar while the target page loads. With `href`, shows the
 * skeleton of that page if loading takes long.
 */
export function LinkProgress({ href }: { href?: string }) {
  const { pending } = useLinkStatus();
  useLoadingPage(href, pending);
  return pending ? <span className={PROGRESS_LINE} aria-hidden="true" /> : null;
}
