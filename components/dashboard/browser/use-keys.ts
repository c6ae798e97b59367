import { useEffect, useEffectEvent } from "react";

/** Hears the keys that are pressed anywhere in the page, as long as the component is there. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
