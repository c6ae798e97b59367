"use client";

import { useLinkStatus } from "next/link";

/** Inside a link: the moving line below the bar while the page behind it is read. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  return pending ? <span className="progress" aria-hidden="true" /> : null;
}
