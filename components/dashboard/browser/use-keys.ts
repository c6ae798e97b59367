import { useEffect, useEffectEvent } from "react";

/** Listens for key presses anywhere on the page while the component is mounted. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
