import { useEffect, useState } from "react";
import { keptDismissals } from "./kept-dismissals";

const nameOf = (connectionId: string): string => `homeward.dismissed.${connectionId}`;

/**
 * Which of a connection's notices this person has dismissed in this browser. A notice whose cause is gone or has changed
 * is forgotten, so that it is shown when it comes again.
 */
export const useDismissed = (connectionId: string, notices: readonly string[]) => {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const current = JSON.stringify(notices);
  useEffect(() => {
    const kept = keptDismissals(localStorage.getItem(nameOf(connectionId)), JSON.parse(current) as string[]);
    setDismissed(kept);
    if (kept.length === 0) localStorage.removeItem(nameOf(connectionId));
    else localStorage.setItem(nameOf(connectionId), JSON.stringify(kept));
  }, [connectionId, current]);
  const dismiss = (notice: string) => {
    const next = [...dismissed, notice];
    setDismissed(next);
    localStorage.setItem(nameOf(connectionId), JSON.stringify(next));
  };
  return { isShown: (notice: string) => !dismissed.includes(notice), dismiss };
};
