"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** A new screen begins at its heading for those who do not see it change. The first page load is left to the browser. */
export function FocusHeading() {
  const pathname = usePathname();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
  }, [pathname]);
  return null;
}
