import { isSameJson } from "@/contract/vocabulary/same-json";

export type Json = Record<string, unknown>;

/** What one edits: the setting as it was read, the setting as it will be, and where somebody else came in between. */
export type Editing<T extends Json> = {
  readonly base: T;
  readonly draft: T;
  /** Fields that somebody else has changed while one had changed them, too; each has to be looked at. */
  readonly collisions: readonly (keyof T & string)[];
};

/** What is sent: only the fields that changed, and the setting as it was read. */
export type Change<T> = {
  readonly patch: Partial<T>;
  readonly basedOn: T;
  readonly draft: T;
  /** It takes another one back. */
  readonly isBack?: boolean;
};

/** Nothing changed yet. */
export const untouched = <T extends Json>(value: T): Editing<T> => ({ base: value, draft: value, collisions: [] });

/** Names of the fields that differ from what was read. */
export const changedNames = <T extends Json>({
  base,
  draft,
}: Pick<Editing<T>, "base" | "draft">): (keyof T & string)[] =>
  Object.keys(draft).filter((name) => !isSameJson(draft[name], base[name]));

/**
 * The same edits on a newer reading: own changes stay, everything else is as it is now. Where both changed a field and do
 * not agree, the own value stays in the draft and the field is named.
 */
export const rebase = <T extends Json>(editing: Editing<T>, next: T): Editing<T> => {
  const { base, draft, collisions } = editing;
  if (isSameJson(base, next)) return editing;
  const mine = changedNames(editing);
  const own = Object.fromEntries(mine.map((name) => [name, draft[name]]));
  const met = mine.filter((name) => !isSameJson(base[name], next[name]) && !isSameJson(draft[name], next[name]));
  return { base: next, draft: { ...next, ...own }, collisions: [...new Set([...collisions, ...met])] };
};

type Saved<T> = { readonly sent: T; readonly saved: T };

/** After a save: what was typed while it was on its way is still to be saved, everything else is as the server has it. */
export const afterSave = <T extends Json>(editing: Editing<T>, { sent, saved }: Saved<T>): Editing<T> => {
  const { draft, collisions } = editing;
  const since = changedNames(editing).filter((name) => !isSameJson(draft[name], sent[name]));
  return {
    base: saved,
    draft: { ...saved, ...Object.fromEntries(since.map((name) => [name, draft[name]])) },
    collisions: collisions.filter((name) => since.includes(name)),
  };
};
