import type { PortalText } from "@/messages/portal";

/** What a server action answers when the shopper has to look again. Keys of `fields` are the ids of the inputs they are about. */
export type FormState = {
  /** Counts the answers, so that the same mistake twice is announced twice. */
  readonly attempt: number;
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed, so that nothing has to be typed again. */
  readonly values: Readonly<Record<string, string>>;
  /** What was saved does not hold everything that was chosen: said beside the amount. */
  readonly note?: string | undefined;
  /** What these choices come to, where they cannot be saved yet because something is missing; shown in place of the draft's. */
  readonly pending?: PendingSum | undefined;
  /** A choice did not reach the server. */
  readonly isUnsaved?: boolean;
};

/** An amount and its lines, in words. */
export type PendingSum = {
  readonly label: string;
  /** Null: nothing is left that has an amount. */
  readonly amount: string | null;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly amount: string }[];
};

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export const CLEAN: FormState = { attempt: 0, message: null, fields: {}, values: {} };

/** What there is to look at again. */
export type FormErrors = Partial<Pick<FormState, "message" | "fields" | "note" | "pending">>;

/** The next answer after `state`, with what was typed in it. Files are not text and stay out. */
export function answer(state: FormState, data: FormData, errors: FormErrors): FormState {
  const typed = Array.from(data.entries()).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return {
    attempt: state.attempt + 1,
    message: errors.message ?? null,
    fields: errors.fields ?? {},
    note: errors.note,
    pending: errors.pending,
    values: Object.fromEntries(typed.filter(([name]) => !name.startsWith("$"))),
  };
}

/** Errors of fields under the sentence that counts them. */
export const wrongFields = (t: PortalText, fields: FormState["fields"]): FormErrors => ({
  message: t("shell.errors", { count: Object.keys(fields).length }),
  fields,
});

/** Attributes that tie an input to the error and the help about it. */
export function errorAttributes(id: string, error: string | undefined, help?: string) {
  const ids = [error ? `${id}-error` : "", help ?? ""].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined } as const;
}
