"use client";

import { useEffect } from "react";

/** A code that is to be scanned stays lit: at a counter a telephone lies untouched for longer than its screen waits. */
export function KeepAwake() {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let [lock, isGone]: [WakeLockSentinel | null, boolean] = [null, false];
    // The browser lets go of it whenever the page is out of sight, and refuses it when the battery is low.
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
