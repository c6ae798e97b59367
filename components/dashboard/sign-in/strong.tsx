import type { ReactNode } from "react";

/** Emphasizes a name within a sentence. */
export const strong = (text: ReactNode) => <strong className="font-semibold wrap-anywhere">{text}</strong>;
