import type { ReactNode } from "react";

/** Who it is about, in a sentence. */
export const strong = (text: ReactNode) => <strong className="font-semibold wrap-anywhere">{text}</strong>;
