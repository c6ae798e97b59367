import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False on what the server drew, true as soon as React answers presses there. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
