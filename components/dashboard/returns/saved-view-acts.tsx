"use client";

import { useMutation } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { LONGEST_VIEW_NAME } from "@/contract/vocabulary/return-list";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/returns";
import { Button } from "../../ui/button";
import { Tick, TickLine } from "../../ui/input";
import { problemInError } from "../browser/problem-text";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { type ColumnPreferences, type ListChoice, listHref, type SavedView } from "../list-choice/list-choice";

type SaveProps = { choice: ListChoice; currency: string; canShare: boolean; preferences: ColumnPreferences };

/** Saves the current list under a name, as a tab for oneself or the team. */
export function SaveView(props: SaveProps) {
  return (
    <DialogButton isSmall kind="bare" ask={(onClose) => <ViewDialog {...props} onClose={onClose} />}>
      <Bookmark aria-hidden="true" />
      {t("savedViewActs.saveAsView")}
    </DialogButton>
  );
}

type ActsProps = SaveProps & { view: SavedView; isChanged: boolean };

/** Actions for a saved view: update, rename, share or delete it. */
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
            t("savedViewActs.retrySaving")
          ) : save.isPending ? (
            common("saving")
          ) : (
            <span className="max-w-60 truncate">{t("savedViewActs.saveTo", { view: view.name })}</span>
          )}
        </Button>
      ) : null}
      <DialogButton
        isSmall
        kind="bare"
        ask={(onClose) => <ViewDialog {...{ view, currency, canShare, preferences, onClose }} choice={view.choice} />}
      >
        {canShare && !view.is_shared ? t("savedViewActs.renameOrShare") : t("savedViewActs.editView")}
      </DialogButton>
      <DialogButton isSmall kind="bare" ask={(onClose) => <DeleteDialog view={view} onClose={onClose} />}>
        {t("savedViewActs.deleteView")}
      </DialogButton>
    </>
  );
}

function DeleteDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const client = useTRPCClient();
  const router = useRouter();
  return (
    <Question
      title={t("savedViewActs.deleteTitle", { view: view.name })}
      effect={t(view.is_shared ? "savedViewActs.deleteSharedEffect" : "savedViewActs.deleteEffect")}
      confirm={t("savedViewActs.deleteView")}
      doing={t("savedViewActs.deleting")}
      isDanger
      done={t("savedViewActs.deleted", { view: view.name })}
      send={() => client.deleteView.mutate({ view_id: view.view_id })}
      onDone={() => router.push("/dashboard/returns")}
      onClose={onClose}
    />
  );
}

function SharedBy({ view }: { view: SavedView }) {
  const by = view.owner_name;
  return (
    <span className="text-ink-2 self-center">
      {view.is_own
        ? t("savedViewActs.sharedByYou")
        : by
          ? t("savedViewActs.sharedBy", { name: by })
          : t("savedViewActs.shared")}
    </span>
  );
}

type ViewDialogProps = {
  /** Undefined for a new view. */
  view?: SavedView;
  choice: ListChoice;
  currency: string;
  canShare: boolean;
  preferences: ColumnPreferences;
  onClose: () => void;
};

/** Names a view and sets its visibility: private or shared with the team. */
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
      t(kept.is_shared ? "savedViewActs.savedShared" : "savedViewActs.saved", { view: kept.name }),
    onDone: ({ view: kept }) =>
      router.push(listHref(kept.choice, { currency, saved: kept.view_id }), { scroll: false }),
  });
  const isTaken = problemInError(question.error)?.reason === "ALREADY_EXISTS";
  const title = view ? t("savedViewActs.editView") : t("savedViewActs.saveAsView");
  return (
    <AskDialog
      question={{ ...question, problem: isTaken ? undefined : question.problem }}
      title={title}
      effect={view ? effectOf(view, isShared) : t("savedViewActs.saveEffect")}
      confirm={view ? common("save") : t("savedViewActs.saveView")}
      doing={common("saving")}
      onSubmit={() => {
        setMissing(name.trim() === "" ? t("savedViewActs.nameRequired") : "");
        if (name.trim() !== "") question.send();
      }}
    >
      <TextField
        label={t("savedViewActs.name")}
        value={name}
        onChange={setName}
        maxLength={LONGEST_VIEW_NAME}
        error={missing || (isTaken ? question.problem : undefined)}
      />
      <TickLine>
        <Tick checked={hasColumns} onChange={(event) => setHasColumns(event.currentTarget.checked)} />
        {t(own.length > 0 ? "savedViewActs.ownColumns" : "savedViewActs.ownColumnsAsShown")}
      </TickLine>
      {canShare || view?.is_shared ? (
        <TickLine>
          <Tick checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
          {t("savedViewActs.shareWithTeam")}
        </TickLine>
      ) : null}
    </AskDialog>
  );
}

/** Describes the effect on other people, for confirmation. */
const effectOf = (view: SavedView, isShared: boolean): string => {
  if (!view.is_shared) return isShared ? t("savedViewActs.seenByTeam") : t("savedViewActs.seenByYou");
  if (isShared) return t("savedViewActs.seenByTeam");
  return view.is_own ? t("savedViewActs.keptByYou") : t("savedViewActs.keptByOwner", { name: view.owner_name });
};
