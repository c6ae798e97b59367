import { Problem } from "@/server/kernel/problem";

/** What a form before the dashboard says of a refusal, and which of its fields it marks. */
export type Refusal = { kind: "REFUSED"; field: string | null; text: string };

/** What the fields of those forms are called in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  password: "The password",
  email: "The email",
  name: "The name",
  store_name: "The store name",
  currency: "The currency",
  country: "The country",
  time_zone: "The time zone",
  line1: "The street",
};

/** In words for people: "`password`: must have …" is "The password must have …". @throws whatever is no refusal */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof Problem)) throw error;
  const [violation] = error.extras.violations ?? [];
  if (violation === undefined) return { kind: "REFUSED", field: null, text: error.message };
  const { field, description } = violation;
  const subject = description.startsWith("must ") ? NAMES[field] : undefined;
  const text =
    subject === undefined
      ? `${description.slice(0, 1).toUpperCase()}${description.slice(1)}`
      : `${subject} ${description}`;
  return { kind: "REFUSED", field, text: `${text}.` };
};
