import { useEffect, useState } from "react";

/** How long to wait after the last keystroke before asking the server, in milliseconds. */
const TYPING_MS = 400;

/** Returns the value once it has stopped changing for a moment. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
