"use client";

import { isTyping } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";

/** T retries or releases the row in focus, H marks it as resolved manually. Navigation is handled by list-keys. */
export function ProblemKeys() {
  useKeys((event) => {
    if (isTyping(event) || !["t", "h"].includes(event.key)) return;
    const row = document.activeElement?.closest("[data-problem]");
    row?.querySelector<HTMLElement>(`[data-act="${event.key}"]`)?.click();
  });
  return null;
}
