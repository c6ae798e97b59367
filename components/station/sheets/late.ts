import { useEffect, useState } from "react";
import { keepShell } from "../store/offline";

export type Late = Pick<typeof import("./late-sheets"), "LateSheets" | "MatchScreen">;

/** The station opens first; on a slow tablet that is when a worker scans. */
const LOAD_AFTER_MS = 1_000;
const RETRY_MS = 3_000;

/** Loads what no inspection needs once the station is open, and keeps it for offline use. Null until then. */
export const useLate = (isWanted: boolean): Late | null => {
  const [late, setLate] = useState<Late | null>(null);
  useEffect(() => {
    if (late !== null) return;
    const load = () =>
      import("./late-sheets").then(
        ({ LateSheets, MatchScreen }) => {
          setLate({ LateSheets, MatchScreen });
          keepShell().catch((error: unknown) => console.warn("not kept for offline use", error));
        },
        () => {
          timer = window.setTimeout(load, RETRY_MS);
        },
      );
    let timer = window.setTimeout(load, isWanted ? 0 : LOAD_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [late, isWanted]);
  return late;
};
