import type { ReactNode } from "react";
import { TimelessTotal } from "../ui/total";
import type { SendWords } from "./send-words";

/** The total; while a pickup needs a time, a hint says so. A CSS selector decides, so no script is needed. */
export function SlotTotal({ words, children }: { words: SendWords; children: ReactNode }) {
  return (
    <>
      <div className="timeless:hidden">{children}</div>
      <TimelessTotal label={words.youGetBack}>{words.totalOpen}</TimelessTotal>
    </>
  );
}
