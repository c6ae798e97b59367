import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the server's rendering, true once React has hydrated it. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
