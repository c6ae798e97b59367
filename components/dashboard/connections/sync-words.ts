import type { SyncSubject } from "@/contract/vocabulary/connection";
import type { BadgeTone } from "../../ui/badge";
import { countOf } from "./connection-words";
import type { Sync } from "./types";

export const SUBJECT_WORDS: Record<SyncSubject, { title: string; one: string }> = {
  PRODUCTS: { title: "Products", one: "product" },
  ORDERS: { title: "Orders", one: "order" },
};

/** Whether its figures change within seconds: then the page looks again by itself. */
export const isReading = ({ phase, state }: Pick<Sync, "phase" | "state">): boolean =>
  state === "RUNNING" || (phase === "BACKFILL" && state === "PENDING");

type SyncStatus = { tone: BadgeTone; word: string };

/** How a sync is doing, in a word or two. */
export const syncStatus = ({ phase, state, error }: Pick<Sync, "phase" | "state" | "error">): SyncStatus => {
  if (state === "PAUSED") return { tone: "hold", word: "Paused" };
  if (state === "FAILED") return { tone: "bad", word: "Stopped" };
  if (error !== "") return { tone: "hold", word: "Waiting to retry" };
  if (phase === "FOLLOWING" || state === "DONE") return { tone: "ok", word: "Up to date" };
  return state === "RUNNING" ? { tone: "run", word: "Importing" } : { tone: "run", word: "Waiting to start" };
};

/** What came of the current reading, or of the last one, in one sentence whose figures add up. */
export const syncResult = (sync: Sync): string => {
  const { read, total } = sync;
  const { one } = SUBJECT_WORDS[sync.subject];
  if (read === 0) return isReading(sync) ? `No ${one}s read yet.` : `No changed ${one}s found.`;
  const parts = RESULT_WORDS.filter(([name]) => sync[name] > 0).map(
    ([name, words]) => `${sync[name].toLocaleString("en")} ${words}`,
  );
  const of = total !== null && total > read ? ` of about ${total.toLocaleString("en")}` : "";
  return `${countOf(read, one)} read${of}: ${parts.join(", ")}.`;
};

const RESULT_WORDS = [
  ["created", "new"],
  ["updated", "updated"],
  ["unchanged", "unchanged"],
  ["skipped", "skipped because Homeward has a newer version"],
  ["kept", "updated in part"],
  ["refused", "not imported"],
] as const satisfies readonly (readonly [keyof Sync, string])[];
