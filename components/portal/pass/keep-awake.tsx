"use client";

import { useEffect } from "react";

/** Keeps the screen on while a code is shown: at a counter a phone lies untouched longer than its screen timeout. */
export function KeepAwake() {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let [lock, isGone]: [WakeLockSentinel | null, boolean] = [null, false];
    // The browser releases the lock when the page is hidden, and refuses it at low battery.
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      const got = await navigator.wakeLock.request("screen").catch(() => null);
      if (isGone) await got?.release();
      else lock = got;
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
  return null;
}
