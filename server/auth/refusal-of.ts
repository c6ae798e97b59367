import { Problem } from "@/server/kernel/problem";

/** What a form before the dashboard says of a refusal, and which of its fields it marks. */
export type Refusal = { kind: "REFUSED"; field: string | null; text: string };

/** In words for people: the form marks the field, so that "`password`: must have …" is "Must have …". @throws whatever is no refusal */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof Problem)) throw error;
  const [violation] = error.extras.violations ?? [];
  if (violation === undefined) return { kind: "REFUSED", field: null, text: error.message };
  const { field, description } = violation;
  return { kind: "REFUSED", field, text: `${description.slice(0, 1).toUpperCase()}${description.slice(1)}.` };
};
