"use client";

import { useEffect } from "react";
import { isTyping } from "../browser/is-typing";

/** T tries the row in focus again or releases it, H records it as done by hand. Moving is the list's (list-keys). */
export function ProblemKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !["t", "h"].includes(event.key)) return;
      const row = document.activeElement?.closest("[data-problem]");
      row?.querySelector<HTMLElement>(`[data-act="${event.key}"]`)?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return null;
}
