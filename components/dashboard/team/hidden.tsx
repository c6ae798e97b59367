import type { ReactNode } from "react";

/** The part of a button's accessible name that is visible elsewhere in its row. */
export const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
