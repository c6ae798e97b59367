import type { ReactNode } from "react";

/** A key that does the same as the control it stands in. Only for the eye: it is no part of the control's name. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}
