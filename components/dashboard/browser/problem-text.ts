import { curlyQuotes } from "@/contract/vocabulary/curly-quotes";
import type { ProblemReason } from "@/contract/vocabulary/problem";
import { t } from "@/messages/dashboard/browser";
import { fieldWords } from "./field-words";

/** What is wrong with one field; the description continues a sentence that begins with its name. */
export type Violation = { readonly field: string; readonly description: string };

/** The problem of a failed call, as the server sends it in `error.data.problem`. */
export type BrowserProblem = {
  readonly reason: ProblemReason;
  readonly message: string;
  readonly violations: readonly Violation[];
};

/** Returns the problem in an error of a call, or null if the server couldn't be reached. */
export const problemInError = (error: unknown): BrowserProblem | null => {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const data = error.data;
  if (typeof data !== "object" || data === null || !("problem" in data)) return null;
  return (data.problem as BrowserProblem | null | undefined) ?? null;
};

/**
 * Returns a lookup of field errors of a failed call, by the field's name in the contract, with or without `values.`.
 */
export const fieldErrors = (error: unknown): ((field: string) => string | undefined) => {
  const problem = problemInError(error);
  return (field) => problem?.violations.find((each) => lastName(each.field) === field)?.description;
};

/** Maximum number of fields that are named; the rest are counted. */
export const MOST_NAMED = 3;

/** The labels of a form's fields: by their last name in the API, or by their whole path. */
export type FieldLabels = Readonly<Record<string, string>> | ((path: string) => string);

/**
 * Returns a message for people about any failed call, with field names in words. `labels` are those of the form;
 * without one, a field has its API name as words.
 */
export const problemText = (error: unknown, labels: FieldLabels = {}): string => {
  const wordsOf = (path: string): string =>
    typeof labels === "function" ? labels(path) : (labels[lastName(path)] ?? fieldWords(path));
  const problem = problemInError(error);
  if (problem === null) return t("problemText.noResponse");
  const { message, violations } = problem;
  if (!message.startsWith("`") || violations.length === 0) return curlyQuotes(withoutNames(message, wordsOf));
  const named = violations
    .slice(0, MOST_NAMED)
    .map(({ field, description }) =>
      t.markup(isPredicate(description) ? "problemText.field" : "problemText.fieldSentence", {
        ...{ field: wordsOf(field), description: sentenceEnd(description), link: (words) => words },
      }),
    )
    .join(" ");
  const others = violations.length - MOST_NAMED;
  if (others <= 0) return named;
  return `${named} ${t("problemText.moreFields", { count: others })}`;
};

/** Returns the last part of a path: `return_reasons[0].label` gives "label". */
const lastName = (field: string): string => field.split(".").at(-1) ?? field;

/** Replaces the field names that the API puts in backticks. */
const withoutNames = (message: string, wordsOf: (path: string) => string): string =>
  message.replace(/`([^`]+)`/g, (_, name: string) => wordsOf(name));

/** Turns the problem of a field into a sentence to show below it; the API expects the field's name as its subject. */
export const fieldSentence = (description: string): string => {
  const words = description.trim();
  return sentenceEnd(words.charAt(0).toUpperCase() + words.slice(1));
};

/** Returns whether a description continues a sentence ("must not be empty"), rather than being one itself. */
export const isPredicate = (description: string): boolean => /^\p{Ll}/u.test(description.trim());

/** Returns a description as the end of a sentence for people, with a period. */
export const sentenceEnd = (description: string): string => {
  const words = curlyQuotes(description.trim());
  return /[.!?…:]”?$/.test(words) ? words : `${words}.`;
};
