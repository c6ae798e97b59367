import { useEffect, useSyncExternalStore } from "react";

/** Where the link leads whose page is being read; null while none is. */
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

/** Tells the page that a link's page is on its way, for as long as that is so. */
export const useOnItsWay = (href: string | undefined, isPending: boolean): void => {
  useEffect(() => {
    if (!isPending || href === undefined) return;
    set(href);
    return () => {
      // Another link may have been pressed meanwhile.
      if (address === href) set(null);
    };
  }, [href, isPending]);
};

/** Where the link leads whose page is being read. */
export const usePageOnItsWay = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => address,
    () => null,
  );
