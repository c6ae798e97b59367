import { useEffect, useState } from "react";
import type { Station } from "../work/station";

const TICK_MS = 250;

/** Whole seconds until a time, counted down; 0 when it has passed or there is none. */
export const useSecondsLeft = (station: Station, untilMs: number | null): number => {
  const left = () => (untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - station.nowMs()) / 1_000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (untilMs === null || untilMs <= station.nowMs()) return;
    const interval = window.setInterval(() => {
      tick((count) => count + 1);
      if (untilMs <= station.nowMs()) window.clearInterval(interval);
    }, TICK_MS);
    return () => window.clearInterval(interval);
  }, [untilMs, station]);
  return left();
};
