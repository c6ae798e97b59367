import type { Station } from "./station";

/** The server takes no more: what is older by this device's clock, the clock was moved since. */
const OLDEST_SECONDS = 2_592_000;

/** How long ago something was decided here. Clocks of devices are wrong, by hours and by days; what passed is less so. */
export const ageSeconds = ({ nowMs }: Pick<Station, "nowMs">, atMs: number): number =>
  Math.min(OLDEST_SECONDS, Math.max(0, Math.round((nowMs() - atMs) / 1_000)));
