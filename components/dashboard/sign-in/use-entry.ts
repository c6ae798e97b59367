import { lostText, useReachedAction } from "./use-reached-action";

/** What a form says that was refused: what was typed and may be shown again, and what is wrong with which field. */
export type EntryState<Field extends string> = {
  readonly values: Readonly<Partial<Record<Field, string>>>;
  readonly error: { readonly field: string | null; readonly text: string } | null;
};

export type EntryAction<Field extends string> = (
  before: EntryState<Field>,
  form: FormData,
) => Promise<EntryState<Field>>;

/** A form whose fields keep what was typed when the server refuses one of them, and mark that one. */
export const useEntry = <Field extends string>(action: EntryAction<Field>, values: EntryState<Field>["values"]) => {
  const [state, submit, isPending] = useReachedAction<EntryState<Field>>(action, { values, error: null }, lostEntry);
  return {
    form: { action: submit, isPending },
    refusal: state.error?.text,
    field: (name: Field) => ({ name, isRefused: state.error?.field === name, kept: state.values[name] }),
  };
};

/** What was typed comes back, but for what nobody may read over a shoulder. */
const lostEntry = <Field extends string>(form: FormData): EntryState<Field> => {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && !SECRET.test(name));
  return {
    values: Object.fromEntries(typed) as Partial<Record<Field, string>>,
    error: { field: null, text: lostText() },
  };
};

const SECRET = /password|token|^\$/;
