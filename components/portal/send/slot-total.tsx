import type { ReactNode } from "react";
import { TimelessTotal } from "../ui/total";
import type { SendWords } from "./send-words";

/** The sum; while a pick-up still needs its time, that it needs one. A selector tells which, so no script is asked. */
export function SlotTotal({ words, children }: { words: SendWords; children: ReactNode }) {
  return (
    <>
      <div className="timeless:hidden">{children}</div>
      <TimelessTotal label={words.youGetBack}>{words.totalOpen}</TimelessTotal>
    </>
  );
}
