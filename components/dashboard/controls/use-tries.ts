import { type RefObject, useEffect, useState } from "react";

/** After each attempt, focuses the first invalid field, at once or when the server has responded. */
export const useTries = (place: RefObject<HTMLElement | null>, isPending: boolean) => {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0 || isPending) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("input") : wrong;
    field?.focus();
  }, [tries, place, isPending]);
  return { count: () => setTries((before) => before + 1) };
};
