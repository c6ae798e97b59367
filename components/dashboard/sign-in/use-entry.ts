import { lostText, useReachedAction } from "./use-reached-action";

/** What is wrong with a form: with one of its fields, or with the whole (null). */
export type EntryError = { readonly field: string | null; readonly text: string };

/** What a form says that was refused: what was typed and may be shown again, and all that is wrong. */
export type EntryState<Field extends string> = {
  readonly values?: Readonly<Partial<Record<Field, string>>>;
  readonly errors: readonly EntryError[];
};

export type EntryAction<Field extends string> = (
  before: EntryState<Field>,
  form: FormData,
) => Promise<EntryState<Field>>;

/**
 * A form whose fields keep what was typed when the server refuses it, and say each what is wrong with them. `fields` are
 * all that it has: what is wrong with anything else stands above the form.
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

/** What was typed comes back, but for what nobody may read over a shoulder. */
const lostEntry = <Field extends string>(form: FormData): EntryState<Field> => {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && !SECRET.test(name));
  return {
    values: Object.fromEntries(typed) as Partial<Record<Field, string>>,
    errors: [{ field: null, text: lostText() }],
  };
};

const SECRET = /password|token|^\$/;
