import { problemInError } from "../browser/problem-text";

/** What is wrong with one field of a provider's form; the operations name it with or without `values.` before it. */
export const fieldErrors = (error: unknown): ((name: string) => string | undefined) => {
  const violations = (error ? problemInError(error)?.violations : undefined) ?? [];
  return (name) => violations.find(({ field }) => field.split(".").at(-1) === name)?.description;
};
