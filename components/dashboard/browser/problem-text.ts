import type { ProblemReason } from "@/contract/vocabulary/problem";
import { t } from "@/messages/dashboard/browser";
import { fieldWords } from "./field-words";

/** What a refused call says, as the server sends it in `error.data.problem`. */
export type BrowserProblem = {
  readonly reason: ProblemReason;
  readonly message: string;
  readonly violations: readonly { readonly field: string; readonly description: string }[];
};

/** The problem inside an error of a call, or null when the server could not be reached at all. */
export const problemInError = (error: unknown): BrowserProblem | null => {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const data = error.data;
  if (typeof data !== "object" || data === null || !("problem" in data)) return null;
  return (data.problem as BrowserProblem | null | undefined) ?? null;
};

/** What is wrong with a field of a refused call, by its name in the contract, with or without `values.` before it. */
export const fieldErrors = (error: unknown): ((field: string) => string | undefined) => {
  const problem = problemInError(error);
  return (field) => problem?.violations.find((each) => lastName(each.field) === field)?.description;
};

/** How many fields are named at once; the others are told by their number. */
const MOST_NAMED = 3;

/**
 * For people about any failed call: a field is called by its name in words, where the API says its own. `labels` are
 * what a form calls fields whose own names say something else.
 */
export const problemText = (error: unknown, labels: Readonly<Record<string, string>> = {}): string => {
  const problem = problemInError(error);
  if (problem === null) return t("problemText.noResponse");
  const { message, violations } = problem;
  if (!message.startsWith("`") || violations.length === 0) return withoutNames(message);
  const named = violations
    .slice(0, MOST_NAMED)
    .map(({ field, description }) =>
      t("problemText.field", { field: labels[lastName(field)] ?? fieldWords(field), description }),
    )
    .join(" ");
  const others = violations.length - MOST_NAMED;
  if (others <= 0) return named;
  return `${named} ${t("problemText.moreFields", { count: others })}`;
};

/** `return_reasons[0].label` is "label". */
const lastName = (field: string): string => field.split(".").at(-1) ?? field;

/** Names of fields stand between backticks in what the API says. */
const withoutNames = (message: string): string => message.replace(/`([^`]+)`/g, (_, name: string) => fieldWords(name));

/** What is wrong with a field, as a sentence below it: the API leaves its beginning to the field's name. */
export const fieldSentence = (description: string): string => {
  const words = description.trim();
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…:]$/.test(begun) ? begun : `${begun}.`;
};
