import { type RefObject, useEffect, useState } from "react";

/** After each try the first field that is wrong has the focus: at once, or as soon as the server has said so. */
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
