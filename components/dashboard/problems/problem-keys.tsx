"use client";

import { isTyping } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";

/** T tries the row in focus again or releases it, H records it as done by hand. Moving is the list's (list-keys). */
export function ProblemKeys() {
  useKeys((event) => {
    if (isTyping(event) || !["t", "h"].includes(event.key)) return;
    const row = document.activeElement?.closest("[data-problem]");
    row?.querySelector<HTMLElement>(`[data-act="${event.key}"]`)?.click();
  });
  return null;
}
