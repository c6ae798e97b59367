import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import type { Cause, Problem } from "./types";

/** What stands still, as people say it. */
export const problemTitle = ({ activity, scope }: Pick<Problem | Cause, "activity" | "scope">): string => {
  if (activity !== null) return `Could not ${ACTIVITY_FACTS[activity].words}`;
  if (scope === "PARCEL") return "Parcel is stuck";
  return scope === "MONEY" ? "Refund held for review" : "Held by a team member";
};

/**
 * What the problems of a cause say: where something differs between them the latest one stands for all, as a sentence
 * with holes in it is none. What persons wrote is no cause of its own.
 */
export const causeWords = ({ error, latest_error: latest }: Pick<Cause, "error" | "latest_error">): string => {
  if (error === "") return "Each for a reason of its own";
  return error === latest ? error : `Last: ${latest}`;
};

/** What most problems have in common, of so many; empty where each is another. */
export const mostOften = (cause: Cause | null, problems: number): string => {
  if (cause === null) return "";
  const title = problemTitle(cause);
  if (problems === 1) return title;
  return cause.count > 1 ? `Most often: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : "";
};

/** "3 problems", and of how many returns where some have several. */
export const problemCountWords = (problems: number, returns: number): string => {
  const said = `${problems.toLocaleString("en")} ${problems === 1 ? "problem" : "problems"}`;
  return problems === returns
    ? said
    : `${said} of ${returns.toLocaleString("en")} ${returns === 1 ? "return" : "returns"}`;
};

/** "after 6 tries"; empty where nothing was tried, or once only. */
export const triesWords = (attempts: number): string => (attempts > 1 ? `after ${attempts} tries` : "");

export const problemsHref = (cause = "", cursor = ""): string => {
  const search = new URLSearchParams();
  if (cause) search.set("cause", cause);
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/problems" : `/dashboard/problems?${search}`;
};
