import { useMutation } from "@tanstack/react-query";
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/settings-common";
import { problemInError, problemText } from "../../browser/problem-text";
import { useToast } from "../../browser/toasts";
import { useLook } from "../../browser/use-look-again";
import { useUndo } from "../../browser/use-undo";
import { isSameAt } from "./is-same-at";
import { type Part, partOf } from "./part";
import { afterSave, type Change, changedNames, type Editing, type Json, rebase, untouched } from "./rebase";

/** Where one decides between theirs and mine. */
const UNDECIDED = "[data-undecided] button";

/** Whose history is told below the form. */
export type HistoryOf = { ecommerce_id: string; setting: EditableSetting; warehouse_id?: string };

export type SettingForm<T extends Json> = Omit<Part<T>, "value"> & {
  /** Left out where there is no history yet. */
  readonly history: HistoryOf | undefined;
  readonly editing: Editing<T>;
  readonly draft: T;
  readonly changed: readonly (keyof T & string)[];
  readonly place: RefObject<HTMLFormElement | null>;
  readonly isSaving: boolean;
  /** Edits of an earlier visit were taken up again. */
  readonly isTakenUp: boolean;
  /** What went wrong with the whole. */
  readonly message: string | null;
  readonly save: () => void;
  readonly discard: () => void;
  /** Takes over what the server has now; edits are gone. */
  readonly adopt: (value: T) => void;
  /** Ends a collision with somebody else's change. */
  readonly settle: (name: keyof T & string, whose: "mine" | "theirs") => void;
};

type Options<T extends Json> = {
  /** Names the setting in this browser. */
  id: string;
  /** As the page has read it. */
  value: T;
  history: HistoryOf | undefined;
  send: (change: Change<T>) => Promise<T>;
  /** What is said when it is saved. */
  done: string;
  /** What the form calls fields whose names in the API say something else. */
  labels?: Readonly<Record<string, string>>;
  /** Whether it can be taken back: what is made anew by it cannot. */
  hasUndo?: boolean;
};

/**
 * A setting being edited. Edits survive leaving the page; what somebody else saves in the meantime is taken in field by
 * field, and where both changed the same field it says so instead of choosing.
 */
export const useSettingForm = <T extends Json>(options: Options<T>): SettingForm<T> => {
  const { id, value, history, send, done, labels, hasUndo = true } = options;
  const [editing, setEditing] = useState<Editing<T>>(() => untouched(value));
  const place = useRef<HTMLFormElement>(null);
  const look = useLook();
  const say = useToast();
  const kept = useKeptDraft({ id, editing, setEditing });
  // A newer reading of the page: after an own save, or because somebody else was here.
  useEffect(() => setEditing((before) => rebase(before, value)), [value]);

  const take = (answered: { sent: T; saved: T }) => setEditing((now) => afterSave(now, answered));
  const offerBack = useWayBack({ send, done, take });
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (saved, change) => {
      // At once: the form may be gone before its effects run. What was typed since is kept by them where it is not.
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
  // Once what is wrong stands at its field, the first such field is where one goes on.
  useEffect(() => {
    if (saving.error) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saving.error]);
  const problem = saving.error ? problemInError(saving.error) : null;
  const sent = saving.variables?.draft;
  // What was said about a value counts for that value only.
  const refused =
    problem?.reason === "INVALID_ARGUMENT"
      ? problem.violations.filter(({ field }) => isSameAt(field, sent, editing.draft))
      : null;
  const { value: draft, ...fields } = partOf<T>({
    ...{ path: "", value: editing.draft },
    change: (changes) => setEditing((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    errorAt: (path) => refused?.find(({ field }) => field === path)?.description,
  });
  const changed = changedNames(editing);
  const forget = (next: Editing<T>) => {
    saving.reset();
    kept.end();
    setEditing(next);
  };
  return {
    ...fields,
    ...{ history, editing, draft },
    changed,
    place,
    isSaving: saving.isPending,
    isTakenUp: kept.isTakenUp,
    message: saving.error && refused?.length !== 0 ? problemText(saving.error, labels) : null,
    save: () => {
      if (saving.isPending || changed.length === 0) return;
      // The base has moved to what somebody else saved: sent now, the own value would overwrite it, which nobody chose.
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

type Kept<T extends Json> = {
  id: string;
  editing: Editing<T>;
  setEditing: Dispatch<SetStateAction<Editing<T>>>;
};

/**
 * Edits are not lost by accident: they are kept in this tab and taken up again on the next visit, and the browser asks
 * before the tab closes on them. `isTakenUp` once edits of an earlier visit were, until `end`: what is typed then is new.
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
    // With what is not decided yet: who comes back to it must not overwrite it unasked.
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

type WayBack<T> = {
  send: (change: Change<T>) => Promise<T>;
  /** What is said when it is saved. */
  done: string;
  /** Takes over what the server has after the way back. */
  take: (answered: { sent: T; saved: T }) => void;
};

/** Says that a change is saved, and offers the way back for a moment; it is a change like any other. */
const useWayBack = <T extends Json>({ send, done, take }: WayBack<T>) => {
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

/** Edits that were left behind on this setting, in this tab; null where there are none or they cannot be read. */
const readStoredDraft = <T extends Json>(id: string): Editing<T> | null => {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text === null ? null : (JSON.parse(text) as Editing<T>);
  } catch {
    // Storage that is switched off or damaged: then nothing was kept.
    return null;
  }
};

/** Keeps edits for as long as the tab lives; null forgets them. */
const storeDraft = <T extends Json>(id: string, stored: Editing<T> | null): void => {
  try {
    if (stored === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // Full or switched off: the browser's own question before the page is left remains.
  }
};
