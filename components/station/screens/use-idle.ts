import { useEffect, useState } from "react";

/** Whether nobody has pressed, scanned or touched anything for a while. */
export const useIdle = (idleMs: number): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const begin = () => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(setIdle, idleMs, true);
    };
    begin();
    for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, begin, { capture: true });
    return () => {
      window.clearTimeout(timer);
      for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, begin, { capture: true });
    };
  }, [idleMs]);
  return isIdle;
};
