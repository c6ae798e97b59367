import { type FieldViolation, Problem } from "@/server/kernel/problem";

/** What a form outside the dashboard shows for a refusal: each error with its field, null for the whole form. */
export type Refusal = {
  readonly kind: "REFUSED";
  readonly errors: readonly { readonly field: string | null; readonly text: string }[];
};

/** Labels of those fields within a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  password: "The password",
  email: "The email",
  name: "The name",
  currency: "The currency",
  country: "The country",
  time_zone: "The time zone",
  line1: "The street",
  line2: "Address line 2",
  postcode: "The postal code",
  city: "The city",
  state: "The state or province",
};

/**
 * Rewrites errors for people: "`password`: must have …" becomes "The password must have …". @throws anything that isn't
 * a refusal
 */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof Problem)) throw error;
  const { violations = [] } = error.extras;
  if (violations.length === 0) return { kind: "REFUSED", errors: [{ field: null, text: error.message }] };
  return { kind: "REFUSED", errors: violations.map((each) => ({ field: each.field, text: sentenceOf(each) })) };
};

const sentenceOf = ({ field, description }: FieldViolation): string => {
  const subject = description.startsWith("must ") ? NAMES[field] : undefined;
  if (subject !== undefined) return `${subject} ${description}.`;
  return `${description.slice(0, 1).toUpperCase()}${description.slice(1)}.`;
};
