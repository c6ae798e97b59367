"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a new screen, for shoppers who can't see the change. The browser handles the first
 * page load.
 */
export function FocusHeading() {
  // If each item has its own page, all of them have the same path.
  const screen = `${usePathname()}?${useSearchParams().get("item") ?? ""}`;
  const known = useRef(screen);
  useEffect(() => {
    if (known.current === screen) return;
    known.current = screen;
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
  }, [screen]);
  return null;
}
