"use client";

import { useEffect, useRef } from "react";
import { keepCentered } from "./keep-centered";

/** Keeps the current link of the row that it stands in on the screen. `current` identifies that link. */
export function CurrentInSight({ current }: { current: string }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is open.
  useEffect(() => {
    const row = place.current?.parentElement;
    const here = row?.querySelector("[aria-current]");
    return row && here ? keepCentered(row, here) : undefined;
  }, [current]);
  return <span ref={place} hidden />;
}
