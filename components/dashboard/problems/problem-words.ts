import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/problems";
import type { Cause, Problem } from "./types";

/** What stands still, as people say it. */
export const problemTitle = ({ activity, scope }: Pick<Problem | Cause, "activity" | "scope">): string => {
  if (activity !== null) return t("problemWords.couldNot", { step: ACTIVITY_FACTS[activity].words });
  if (scope === "PARCEL") return t("problemWords.parcelStuck");
  return scope === "MONEY" ? t("problemWords.refundHeld") : t("problemWords.returnHeld");
};

/**
 * What the problems of a cause say: where something differs between them the latest one stands for all, as a sentence
 * with holes in it is none. What persons wrote is no cause of its own.
 */
export const causeWords = ({ error, latest_error: latest }: Pick<Cause, "error" | "latest_error">): string => {
  if (error === "") return t("problemWords.differentReasons");
  return error === latest ? error : t("problemWords.example", { error: latest });
};

/** What most problems have in common, of so many; empty where each is another. */
export const mostOften = (cause: Cause | null, problems: number): string => {
  if (cause === null) return "";
  const title = problemTitle(cause);
  if (problems === 1) return title;
  return cause.count > 1 ? t("problemWords.mostOften", { problem: title }) : "";
};

/** "3 problems", and in how many returns where some have several. */
export const problemCountWords = (problems: number, returns: number): string =>
  problems === returns
    ? t("problemWords.problems", { problems })
    : t("problemWords.problemsInReturns", { problems, returns });

/** "after 6 attempts"; empty where nothing was tried, or once only. */
export const triesWords = (attempts: number): string =>
  attempts > 1 ? t("problemWords.attempts", { count: attempts }) : "";

export const problemsHref = (cause = "", cursor = ""): string => {
  const search = new URLSearchParams();
  if (cause) search.set("cause", cause);
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/problems" : `/dashboard/problems?${search}`;
};
