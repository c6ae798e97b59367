import type { ReactNode } from "react";

/** The part of a button's name that its row says to the eye. */
export const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
