import { ACTIVITY_WORDS } from "@/contract/vocabulary/activity";
import type { Cause, Problem } from "./types";

type Facts = Pick<Problem | Cause, "activity" | "scope">;

/** What stands still, as people say it. */
export const problemTitle = ({ activity, scope }: Facts): string => {
  if (activity !== null) return `Could not ${ACTIVITY_WORDS[activity]}`;
  if (scope === "PARCEL") return "The parcel does not come";
  return scope === "MONEY" ? "Its money waits for your look" : "Held by a person";
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
