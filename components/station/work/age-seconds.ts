import type { Station } from "./station";

/** The server's limit: if this device's clock says more, the clock was changed since. */
const OLDEST_SECONDS = 2_592_000;

/** How long ago a decision was made here. Device clocks are wrong by hours or days; elapsed times much less. */
export const ageSeconds = ({ nowMs }: Pick<Station, "nowMs">, atMs: number): number =>
  Math.min(OLDEST_SECONDS, Math.max(0, Math.round((nowMs() - atMs) / 1_000)));
