"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/** A new screen begins at its heading for those who do not see it change. The first page load is left to the browser. */
export function FocusHeading() {
  // Where each item has a page of its own, the path is the same for all of them.
  const screen = `${usePathname()}?${useSearchParams().get("item") ?? ""}`;
  const known = useRef(screen);
  useEffect(() => {
    if (known.current === screen) return;
    known.current = screen;
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
  }, [screen]);
  return null;
}
