import { isSameJson } from "@/contract/vocabulary/same-json";

export type Json = Record<string, unknown>;

/** A setting being edited: as loaded, as it will be, and where it conflicts with somebody else's changes. */
export type Editing<T extends Json> = {
  readonly base: T;
  readonly draft: T;
  /** Fields that both the user and somebody else have changed; each has to be resolved. */
  readonly collisions: readonly (keyof T & string)[];
};

/** What is sent: only the changed fields, and the setting as loaded. */
export type Change<T> = {
  readonly patch: Partial<T>;
  readonly basedOn: T;
  readonly draft: T;
  /** It reverts another change. */
  readonly isBack?: boolean;
};

/** Returns edits without any change. */
export const untouched = <T extends Json>(value: T): Editing<T> => ({ base: value, draft: value, collisions: [] });

/** Returns the names of the fields that differ from the loaded ones. */
export const changedNames = <T extends Json>({
  base,
  draft,
}: Pick<Editing<T>, "base" | "draft">): (keyof T & string)[] =>
  Object.keys(draft).filter((name) => !isSameJson(draft[name], base[name]));

/**
 * Applies the edits to newly loaded data: the user's changes stay, everything else is updated. If both changed a field
 * to different values, the user's value stays in the draft and the field is listed as a conflict.
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

/** Applies a save: what was typed during it remains unsaved, everything else matches the server. */
export const afterSave = <T extends Json>(editing: Editing<T>, { sent, saved }: Saved<T>): Editing<T> => {
  const { draft, collisions } = editing;
  const since = changedNames(editing).filter((name) => !isSameJson(draft[name], sent[name]));
  return {
    base: saved,
    draft: { ...saved, ...Object.fromEntries(since.map((name) => [name, draft[name]])) },
    collisions: collisions.filter((name) => since.includes(name)),
  };
};
