import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { changedNames, type Editing, type Json, rebase } from "./rebase";
import { readStoredDraft, storeDraft } from "./stored-draft";

type Kept<T extends Json> = {
  id: string;
  editing: Editing<T>;
  setEditing: Dispatch<SetStateAction<Editing<T>>>;
};

/**
 * Edits are not lost by accident: they are kept in this tab and taken up again on the next visit, and the browser asks
 * before the tab closes on them. `isTakenUp` once edits of an earlier visit were, until `end`: what is typed then is new.
 */
export const useKeptDraft = <T extends Json>({ id, editing, setEditing }: Kept<T>) => {
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
