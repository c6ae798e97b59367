import { lostText, useReachedAction } from "./use-reached-action";

/** An error of a form: of one field, or of the whole form (null). */
export type EntryError = { readonly field: string | null; readonly text: string };

/** The state of a rejected form: the text that may be shown again, and all errors. */
export type EntryState<Field extends string> = {
  readonly values?: Readonly<Partial<Record<Field, string>>>;
  readonly errors: readonly EntryError[];
};

export type EntryAction<Field extends string> = (
  before: EntryState<Field>,
  form: FormData,
) => Promise<EntryState<Field>>;

/**
 * State of a form that keeps its input when the server rejects it and shows errors at their fields. `fields` are all
 * fields of the form; other errors are shown above it.
 */
export const useEntry = <Field extends string>(action: EntryAction<Field>, fields: readonly Field[]) => {
  const [state, submit, isPending] = useReachedAction<EntryState<Field>>(action, { errors: [] }, lostEntry);
  const { values, errors } = state;
  const ofWhole = errors.filter(({ field }) => !fields.some((each) => each === field)).map(({ text }) => text);
  return {
    form: { action: submit, isPending },
    refusal: ofWhole.length === 0 ? undefined : ofWhole.join(" "),
    field: (name: Field) => ({
      name,
      kept: values?.[name],
      error: errors.find(({ field }) => field === name)?.text,
    }),
  };
};

/** Returns the typed text, except for secrets. */
const lostEntry = <Field extends string>(form: FormData): EntryState<Field> => {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && !SECRET.test(name));
  return {
    values: Object.fromEntries(typed) as Partial<Record<Field, string>>,
    errors: [{ field: null, text: lostText() }],
  };
};

const SECRET = /password|token|^\$/;
