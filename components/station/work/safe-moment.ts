import type { StationState } from "./types";

/** Nobody scans, types or presses anything for this long. */
const QUIET_MS = 10_000;

/**
 * Whether the page may reload itself: no parcel is open, nothing is asked, nothing is being sent, and the queue is
 * stored. Reloading takes a second in which a scan would be lost.
 */
export const isSafeMoment = (state: StationState, quietMs: number): boolean =>
  state.screen.kind === "SCAN" &&
  state.sheet === null &&
  state.isOnline &&
  !state.isLooking &&
  state.sendingId === null &&
  !(state.isForgetful && (state.queue.length > 0 || state.drafts.size > 0 || state.codes.length > 0)) &&
  quietMs >= QUIET_MS;
