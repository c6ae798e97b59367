"use client";

import { useEffect, useRef } from "react";

/**
 * Scrolls a row of links that may be wider than the screen to the current link, also after links are added or a phone
 * is rotated. Only the row scrolls, not the page. `current` identifies the current link.
 */
export function CurrentInSight({ current }: { current: string }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is open.
  useEffect(() => {
    const row = place.current?.parentElement;
    const here = row?.querySelector("[aria-current]");
    if (!row || !here) return;
    const center = () => {
      const [outer, inner] = [row.getBoundingClientRect(), here.getBoundingClientRect()];
      row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    };
    const observer = new ResizeObserver(center);
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  return <span ref={place} hidden />;
}
