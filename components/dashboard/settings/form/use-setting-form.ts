import { useMutation } from "@tanstack/react-query";
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/settings-common";
import { problemInError, type Violation } from "../../browser/problem-text";
import { useToast } from "../../browser/toasts";
import { useLook } from "../../browser/use-look-again";
import { useUndo } from "../../browser/use-undo";
import { focusField, isWithin } from "../../controls/field-reports";
import { isSameAt } from "./is-same-at";
import { type Part, partOf } from "./part";
import { afterSave, type Change, changedNames, type Editing, type Json, rebase, untouched } from "./rebase";

/** The element in which conflicts are resolved. */
const UNDECIDED = "[data-undecided] button";

/** The setting whose history is shown below the form. */
export type HistoryOf = { ecommerce_id: string; setting: EditableSetting; warehouse_id?: string };

export type Failure = { readonly error: unknown; readonly violations: readonly Violation[] };

export type SettingForm<T extends Json> = Omit<Part<T>, "value"> & {
  readonly setting: EditableSetting;
  /** Undefined if there is no history yet. */
  readonly history: HistoryOf | undefined;
  readonly editing: Editing<T>;
  readonly draft: T;
  readonly changed: readonly (keyof T & string)[];
  readonly place: RefObject<HTMLFormElement | null>;
  readonly isSaving: boolean;
  /** Unsaved edits from an earlier visit were restored. */
  readonly isTakenUp: boolean;
  /** The failed save: its error, and the violations that still apply to the values on screen. */
  readonly failure: Failure | null;
  readonly save: () => void;
  readonly discard: () => void;
  /** Discards the edits and takes over the server's current data. */
  readonly adopt: (value: T) => void;
  /** Resolves a conflict with somebody else's change. */
  readonly settle: (name: keyof T & string, whose: "mine" | "theirs") => void;
};

type Options<T extends Json> = {
  /** Identifies the setting in this browser. */
  id: string;
  /** As loaded by the page. */
  value: T;
  setting: EditableSetting;
  history: HistoryOf | undefined;
  send: (change: Change<T>) => Promise<T>;
  /** The message after a save. */
  done: string;
  /** The path of the setting in the call, if errors name their fields from there. */
  within?: string;
  /** Whether it can be undone; something that was newly created can't. */
  hasUndo?: boolean;
};

/**
 * Manages a setting being edited. Edits survive leaving the page. Changes that somebody else saves in the meantime are
 * merged field by field; if both changed the same field, it is reported as a conflict.
 */
export const useSettingForm = <T extends Json>(options: Options<T>): SettingForm<T> => {
  const { id, value, setting, history, send, done, within, hasUndo = true } = options;
  const [editing, setEditing] = useState<Editing<T>>(() => untouched(value));
  const place = useRef<HTMLFormElement>(null);
  const look = useLook();
  const say = useToast();
  const kept = useKeptDraft({ id, editing, setEditing });
  // Newer data of the page: after a save, or because somebody else changed something.
  useEffect(() => setEditing((before) => rebase(before, value)), [value]);

  const take = (answered: { sent: T; saved: T }) => setEditing((now) => afterSave(now, answered));
  const offerBack = useUndoOffer({ send, done, take });
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (saved, change) => {
      // Right away, since the form may unmount before its effects run. If it doesn't, they keep what was typed since.
      storeDraft(id, null);
      take({ sent: change.draft, saved });
      kept.end();
      if (hasUndo) offerBack(change, saved);
      else say(done);
      look();
    },
    onError: (error) => {
      if (problemInError(error)?.reason === "ABORTED") look();
    },
  });
  // Once the errors are shown at their fields, the first such field gets the focus.
  useEffect(() => {
    if (saving.error) focusField(place.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null);
  }, [saving.error]);
  const sent = saving.variables?.draft;
  // An error applies to the value it was reported for only.
  const refused = refusedIn(saving.error, within)?.filter(({ field }) => isSameAt(field, sent, editing.draft));
  const { value: draft, ...fields } = partOf<T>({
    ...{ path: "", value: editing.draft },
    change: (changes) => setEditing((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    errorAt: (path, reach) =>
      refused?.find(({ field }) => (reach === "within" ? isWithin(field, path) : field === path))?.description,
  });
  const changed = changedNames(editing);
  const forget = (next: Editing<T>) => {
    saving.reset();
    kept.end();
    setEditing(next);
  };
  return {
    ...fields,
    ...{ setting, history, editing, draft },
    changed,
    place,
    isSaving: saving.isPending,
    isTakenUp: kept.isTakenUp,
    failure: saving.error && refused?.length !== 0 ? { error: saving.error, violations: refused ?? [] } : null,
    save: () => {
      if (saving.isPending || changed.length === 0) return;
      // The base is now what somebody else saved: sending the user's value would overwrite it without a decision.
      if (editing.collisions.length > 0) return place.current?.querySelector<HTMLElement>(UNDECIDED)?.focus();
      const patch = Object.fromEntries(changed.map((name) => [name, editing.draft[name]])) as Partial<T>;
      saving.mutate({ patch, basedOn: editing.base, draft: editing.draft });
    },
    discard: () => forget(untouched(editing.base)),
    adopt: (next) => forget(untouched(next)),
    settle: (name, whose) => {
      saving.reset();
      setEditing((before) => ({
        ...before,
        draft: whose === "theirs" ? { ...before.draft, [name]: before.base[name] } : before.draft,
        collisions: before.collisions.filter((each) => each !== name),
      }));
    },
  };
};

/** The fields that the server rejected, by their paths in the setting; undefined for any other failure. */
const refusedIn = (error: unknown, within = ""): readonly Violation[] | undefined => {
  const problem = problemInError(error);
  if (problem?.reason !== "INVALID_ARGUMENT") return undefined;
  return problem.violations.map(({ field, description }) => ({
    field: within !== "" && field.startsWith(`${within}.`) ? field.slice(within.length + 1) : field,
    description,
  }));
};

type Kept<T extends Json> = {
  id: string;
  editing: Editing<T>;
  setEditing: Dispatch<SetStateAction<Editing<T>>>;
};

/**
 * Protects unsaved edits: they are kept in this tab and restored on the next visit, and the browser asks before the tab
 * closes. `isTakenUp` is true from restoring edits of an earlier visit until `end`; later edits are new.
 */
const useKeptDraft = <T extends Json>({ id, editing, setEditing }: Kept<T>) => {
  const [isTakenUp, setTakenUp] = useState(false);
  const isChanged = changedNames(editing).length > 0;
  useEffect(() => {
    const kept = readStoredDraft<T>(id);
    if (kept === null) return;
    setTakenUp(true);
    setEditing((now) => rebase(kept, now.base));
  }, [id, setEditing]);
  useEffect(() => {
    // Including unresolved conflicts, so that a returning user can't overwrite them unasked.
    storeDraft(id, isChanged ? editing : null);
  }, [id, isChanged, editing]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return { isTakenUp: isTakenUp && isChanged, end: () => setTakenUp(false) };
};

type UndoOffer<T> = {
  send: (change: Change<T>) => Promise<T>;
  /** The message after a save. */
  done: string;
  /** Takes over the server's data after an undo. */
  take: (answered: { sent: T; saved: T }) => void;
};

/** Confirms a save and offers undo for a moment. Undo is a change like any other. */
const useUndoOffer = <T extends Json>({ send, done, take }: UndoOffer<T>) => {
  const offer = useUndo();
  return (change: Change<T>, saved: T): void => {
    const back = backFrom(change, saved);
    const undo = async () => take({ sent: back.draft, saved: await send(back) });
    offer({ text: done, undo, undone: t("useSettingForm.restored") });
  };
};

const backFrom = <T extends Json>({ patch, basedOn }: Change<T>, saved: T): Change<T> => {
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, basedOn[name]])) as Partial<T>;
  return { patch: before, basedOn: saved, draft: { ...saved, ...before }, isBack: true };
};

const keyOf = (id: string): string => `homeward.setting.${id}`;

/** Returns edits of this setting left in this tab; null if there are none or they can't be read. */
const readStoredDraft = <T extends Json>(id: string): Editing<T> | null => {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text === null ? null : (JSON.parse(text) as Editing<T>);
  } catch {
    // Storage is switched off or damaged: nothing was kept.
    return null;
  }
};

/** Keeps edits for the lifetime of the tab; null removes them. */
const storeDraft = <T extends Json>(id: string, stored: Editing<T> | null): void => {
  try {
    if (stored === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // Storage is full or switched off: the browser's own question before leaving remains.
  }
};
