import { phoneAskOf, syncPhone } from "./phone";
import type { Station } from "./station";

/** How often a phone is polled for photos: somebody is waiting for them. */
const LOOK_MS = 1_000;

/** Polls while a phone is connected: immediately when something else is shown, and every second. */
export const followPhone = (station: Station): (() => void) => {
  let [timer, isBusy, isAgain] = [0, false, false];
  let shown = "";
  const run = async () => {
    window.clearTimeout(timer);
    if (isBusy) {
      isAgain = true;
      return;
    }
    [isBusy, isAgain] = [true, false];
    try {
      isAgain = (await syncPhone(station)) || isAgain;
    } finally {
      isBusy = false;
      if (station.read().phone !== null) timer = window.setTimeout(run, isAgain ? 0 : LOOK_MS);
    }
  };
  const look = () => {
    const { phone } = station.read();
    const ask = phone === null ? null : phoneAskOf(station);
    const next = phone === null ? "" : `${phone.pairingId} ${ask?.home_id} ${ask?.unit_id}`;
    if (next === shown) return;
    shown = next;
    if (phone !== null) void run();
  };
  look();
  const unsubscribe = station.subscribe(look);
  return () => {
    unsubscribe();
    window.clearTimeout(timer);
  };
};
