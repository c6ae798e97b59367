import type { SyncSubject } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import type { BadgeTone } from "../../ui/badge";
import type { Sync } from "./types";

export const subjectWord = (subject: SyncSubject): string => t(`syncWords.subjects.${subject}`);

/** Whether the figures change within seconds, so that the page refreshes itself. */
export const isReading = ({ phase, state }: Pick<Sync, "phase" | "state">): boolean =>
  state === "RUNNING" || (phase === "BACKFILL" && state === "PENDING");

type SyncStatus = { tone: BadgeTone; word: string };

/** Describes the status of a sync in a word or two. */
export const syncStatus = ({ phase, state, error }: Pick<Sync, "phase" | "state" | "error">): SyncStatus => {
  if (state === "PAUSED") return { tone: "hold", word: t("syncWords.paused") };
  if (state === "FAILED") return { tone: "bad", word: t("syncWords.stopped") };
  if (error !== "") return { tone: "hold", word: t("syncWords.waitingToRetry") };
  if (phase === "FOLLOWING" || state === "DONE") return { tone: "ok", word: t("syncWords.upToDate") };
  return state === "RUNNING"
    ? { tone: "run", word: t("syncWords.importing") }
    : { tone: "run", word: t("syncWords.waitingToStart") };
};

/** Describes the result of the current or last sync in one sentence with figures that add up. */
export const syncResult = (sync: Sync): string => {
  const { read, total, subject } = sync;
  if (read === 0) return isReading(sync) ? t(`syncWords.noneRead.${subject}`) : t(`syncWords.noneChanged.${subject}`);
  const parts = RESULTS.filter((name) => sync[name] > 0)
    .map((name) => t(`syncWords.parts.${name}`, { count: sync[name] }))
    .join(", ");
  return total !== null && total > read
    ? t(`syncWords.readOf.${subject}`, { count: read, total, parts })
    : t(`syncWords.read.${subject}`, { count: read, parts });
};

const RESULTS = [
  "created",
  "updated",
  "unchanged",
  "skipped",
  "kept",
  "refused",
] as const satisfies readonly (keyof Sync)[];
