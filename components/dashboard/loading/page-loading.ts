import { useEffect, useSyncExternalStore } from "react";

/** Target of the link whose page is loading; null if none is. */
let address: string | null = null;
const listeners = new Set<() => void>();

const set = (next: string | null): void => {
  address = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Announces that a link's page is loading, for as long as it is. */
export const useLoadingPage = (href: string | undefined, isPending: boolean): void => {
  useEffect(() => {
    if (!isPending || href === undefined) return;
    set(href);
    return () => {
      // Another link may have been pressed in the meantime.
      if (address === href) set(null);
    };
  }, [href, isPending]);
};

/** Returns the target of the link whose page is loading. */
export const usePageLoading = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => address,
    () => null,
  );
