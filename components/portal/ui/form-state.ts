import type { PortalText } from "@/messages/portal";

/**
 * A server action's response when the shopper has to correct something. Keys of `fields` are the IDs of their inputs.
 */
export type FormState = {
  /** Counts the responses, so that a repeated error is announced again. */
  readonly attempt: number;
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The input, so that nothing has to be typed again. */
  readonly values: Readonly<Record<string, string>>;
  /** Not every choice was saved: shown beside the amount. */
  readonly note?: string | undefined;
  /** The amount of these choices if they can't be saved yet because something is missing; replaces the draft's. */
  readonly pending?: PendingSum | undefined;
  /** A choice didn't reach the server. */
  readonly isUnsaved?: boolean;
};

/** An amount and its lines, as text. */
export type PendingSum = {
  readonly label: string;
  /** Null: nothing with an amount is left. */
  readonly amount: string | null;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly amount: string }[];
};

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export const CLEAN: FormState = { attempt: 0, message: null, fields: {}, values: {} };

/** What has to be corrected. */
export type FormErrors = Partial<Pick<FormState, "message" | "fields" | "note" | "pending">>;

/** The response after `state`, with its input. Files aren't text and are omitted. */
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

/** Field errors under the sentence that counts them. */
export const wrongFields = (t: PortalText, fields: FormState["fields"]): FormErrors => ({
  message: t("shell.errors", { count: Object.keys(fields).length }),
  fields,
});

/** Attributes that link an input to its error and help. */
export function errorAttributes(id: string, error: string | undefined, help?: string) {
  const ids = [error ? `${id}-error` : "", help ?? ""].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined } as const;
}
