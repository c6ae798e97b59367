/** The progress line while a response is pending. It appears after a moment, so that fast responses don't flicker. */
export const PROGRESS_LINE =
  "left-(--side) right-0 top-[calc(var(--bar)-1px)] bottom-auto overflow-hidden h-0.5 fixed z-15 pointer-events-none after:inset-0 after:bg-accent after:animate-[progress_1.4s_120ms_var(--ease-out)_forwards] after:content-[''] after:absolute after:transform-[scaleX(0)] after:origin-[left] max-md:left-0";
