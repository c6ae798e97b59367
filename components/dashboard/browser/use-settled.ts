import { useEffect, useState } from "react";

/** A moment after the last letter is soon enough to ask the server. */
const TYPING_MS = 400;

/** The value once it has stood still for a moment. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
