"use client";

import { useMutation } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Tick, TickLine } from "../../ui/input";
import { problemInError } from "../browser/problem-text";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { type ColumnPreferences, type ListChoice, listHref, type SavedView } from "../list-choice/list-choice";
import { viewNameProblem } from "../list-choice/view-name";

type SaveProps = { choice: ListChoice; currency: string; canShare: boolean; preferences: ColumnPreferences };

/** Keeps the list as it is under a name: it becomes a tab, for oneself or for the team. */
export function SaveView(props: SaveProps) {
  return (
    <DialogButton isSmall kind="bare" ask={(onClose) => <ViewDialog {...props} onClose={onClose} />}>
      <Bookmark aria-hidden="true" />
      Save as view
    </DialogButton>
  );
}

type ActsProps = SaveProps & { view: SavedView; isChanged: boolean };

/** What can be done with a kept view: keep what was changed, name it anew, share it, forget it. */
export function SavedViewActs({ view, choice, isChanged, currency, canShare, preferences }: ActsProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const save = useMutation(
    trpc.saveView.mutationOptions({
      onSuccess: () => {
        router.replace(listHref(choice, { currency, saved: view.view_id }), { scroll: false });
        router.refresh();
      },
    }),
  );
  if (!view.can_change)
    return (
      <>
        <SharedBy view={view} />
        {isChanged ? <SaveView {...{ choice, currency, canShare, preferences }} /> : null}
      </>
    );
  return (
    <>
      {view.is_shared ? <SharedBy view={view} /> : null}
      {isChanged ? (
        <Button
          isLive
          size="small"
          aria-disabled={save.isPending || undefined}
          onClick={() => save.mutate({ view_id: view.view_id, name: view.name, choice })}
        >
          {save.error ? (
            "Try to save again"
          ) : save.isPending ? (
            "Saving …"
          ) : (
            <span className="max-w-60 truncate">Save to “{view.name}”</span>
          )}
        </Button>
      ) : null}
      <DialogButton
        isSmall
        kind="bare"
        ask={(onClose) => <ViewDialog {...{ view, currency, canShare, preferences, onClose }} choice={view.choice} />}
      >
        {canShare && !view.is_shared ? "Rename or share" : "Edit view"}
      </DialogButton>
      <DialogButton isSmall kind="bare" ask={(onClose) => <DeleteDialog view={view} onClose={onClose} />}>
        Delete view
      </DialogButton>
    </>
  );
}

function DeleteDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const client = useTRPCClient();
  const router = useRouter();
  return (
    <Question
      title={`Delete view “${view.name}”?`}
      effect={`The returns in it stay as they are.${view.is_shared ? " It’s deleted for the whole team." : ""} This cannot be undone.`}
      confirm="Delete view"
      doing="Deleting …"
      isDanger
      done={`View “${view.name}” deleted.`}
      send={() => client.deleteView.mutate({ view_id: view.view_id })}
      onDone={() => router.push("/dashboard/returns")}
      onClose={onClose}
    />
  );
}

function SharedBy({ view }: { view: SavedView }) {
  const by = view.is_own ? "you" : view.owner_name;
  return <span className="text-ink-2 self-center">Shared with the team{by ? ` by ${by}` : ""}</span>;
}

type ViewDialogProps = {
  /** Left out: it is new. */
  view?: SavedView;
  choice: ListChoice;
  currency: string;
  canShare: boolean;
  preferences: ColumnPreferences;
  onClose: () => void;
};

/** Names a view, and says whose it is: one's own, or the team's. */
function ViewDialog({ view, choice, currency, canShare, preferences, onClose }: ViewDialogProps) {
  const client = useTRPCClient();
  const router = useRouter();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const own = view?.columns ?? [];
  const [hasColumns, setHasColumns] = useState(own.length > 0);
  const [missing, setMissing] = useState("");
  const question = useQuestion({
    onClose,
    send: () => {
      const columns = !hasColumns ? [] : own.length > 0 ? own : preferences.columns;
      const kept = { name: name.trim(), choice, columns, is_shared: isShared };
      return client.saveView.mutate({ ...(view ? { view_id: view.view_id } : {}), ...kept });
    },
    done: ({ view: kept }) =>
      kept.is_shared ? `View “${kept.name}” shared with the team.` : `View “${kept.name}” saved.`,
    onDone: ({ view: kept }) =>
      router.push(listHref(kept.choice, { currency, saved: kept.view_id }), { scroll: false }),
  });
  const isTaken = problemInError(question.error)?.reason === "ALREADY_EXISTS";
  const tooLong = viewNameProblem(name);
  const title = view ? "Edit view" : "Save as view";
  return (
    <AskDialog
      question={{ ...question, problem: isTaken ? undefined : question.problem }}
      title={title}
      effect={view ? effectOf(view, isShared) : "Saves search, filters and sorting as a tab."}
      confirm={view ? "Save" : "Save view"}
      doing="Saving …"
      onSubmit={() => {
        setMissing(name.trim() === "" ? "Enter a name." : "");
        if (name.trim() !== "" && tooLong === undefined) question.send();
      }}
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        error={tooLong ?? (missing || (isTaken ? question.problem : undefined))}
      />
      <TickLine>
        <Tick checked={hasColumns} onChange={(event) => setHasColumns(event.currentTarget.checked)} />
        With its own columns{own.length > 0 ? "" : ", as shown now"}
      </TickLine>
      {canShare || view?.is_shared ? (
        <TickLine>
          <Tick checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
          Share with the team
        </TickLine>
      ) : null}
    </AskDialog>
  );
}

/** What it means for others, before it is done. */
const effectOf = (view: SavedView, isShared: boolean): string => {
  if (!view.is_shared) return isShared ? "Everyone on the team sees it as a tab." : "Only you see it.";
  if (isShared) return "The whole team sees it.";
  return view.is_own ? "Only you keep it as a tab." : `Only ${view.owner_name} keeps it as a tab.`;
};
