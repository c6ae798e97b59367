import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/problems";
import type { Cause, Problem } from "./types";

/** Returns the title of a problem. */
export const problemTitle = ({ activity, scope }: Pick<Problem | Cause, "activity" | "scope">): string => {
  if (activity !== null) return t("problemWords.couldNot", { step: ACTIVITY_FACTS[activity].words });
  if (scope === "PARCEL") return t("problemWords.parcelStuck");
  return scope === "MONEY" ? t("problemWords.refundHeld") : t("problemWords.returnHeld");
};

/**
 * Returns the shared error of a cause's problems. If they differ, returns the latest error, because a sentence with
 * gaps would make no sense. Text written by people isn't a cause.
 */
export const causeWords = ({ error, latest_error: latest }: Pick<Cause, "error" | "latest_error">): string => {
  if (error === "") return t("problemWords.differentReasons");
  return error === latest ? error : t("problemWords.example", { error: latest });
};

/** Returns the most frequent cause of so many problems; empty if every problem has its own. */
export const mostOften = (cause: Cause | null, problems: number): string => {
  if (cause === null) return "";
  const title = problemTitle(cause);
  if (problems === 1) return title;
  return cause.count > 1 ? t("problemWords.mostOften", { problem: title }) : "";
};

/** Returns "3 problems", with the number of returns if some have several. */
export const problemCountWords = (problems: number, returns: number): string =>
  problems === returns
    ? t("problemWords.problems", { problems })
    : t("problemWords.problemsInReturns", { problems, returns });

/** Returns "after 6 attempts"; empty if there was at most one. */
export const triesWords = (attempts: number): string =>
  attempts > 1 ? t("problemWords.attempts", { count: attempts }) : "";

export const problemsHref = (cause = "", cursor = ""): string => {
  const search = new URLSearchParams();
  if (cause) search.set("cause", cause);
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/problems" : `/dashboard/problems?${search}`;
};
