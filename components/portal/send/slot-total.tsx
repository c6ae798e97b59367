import type { ReactNode } from "react";
import type { SendWords } from "./send-words";

/** The sum; while a pick-up still needs its time, that it needs one. The style sheet tells which, so no script is asked. */
export function SlotTotal({ words, children }: { words: SendWords; children: ReactNode }) {
  return (
    <>
      <div className="slot-known">{children}</div>
      <p className="total slot-open">
        <span>{words.youGetBack}</span> <b>{words.totalOpen}</b>
      </p>
    </>
  );
}
