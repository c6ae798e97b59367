"use client";

import { useMutation } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { Field } from "../controls/field";
import { type ListChoice, listHref, type SavedView } from "./list-choice";

const MOST_NAME = 60;

/** Keeps the list as it is under a name: it becomes a tab of one's own. */
export function SaveView({ choice, currency }: { choice: ListChoice; currency: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton
        className="button"
        data-size="small"
        data-kind="bare"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden="true" />
        Save as view
      </LiveButton>
      {isOpen ? <NameDialog choice={choice} currency={currency} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type ActsProps = { view: SavedView; choice: ListChoice; isChanged: boolean; currency: string };

/** What can be done with a view of one's own: keep what was changed, name it anew, forget it. */
export function SavedViewActs({ view, choice, isChanged, currency }: ActsProps) {
  const [open, setOpen] = useState<"name" | "delete" | null>(null);
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
  return (
    <>
      {isChanged ? (
        <LiveButton
          className="button"
          data-size="small"
          aria-disabled={save.isPending || undefined}
          onClick={() => save.mutate({ view_id: view.view_id, name: view.name, choice })}
        >
          {save.error ? "Try to keep it again" : save.isPending ? "Saving …" : `Keep in “${view.name}”`}
        </LiveButton>
      ) : null}
      <LiveButton className="button" data-size="small" data-kind="bare" onClick={() => setOpen("name")}>
        Rename
      </LiveButton>
      <LiveButton className="button" data-size="small" data-kind="bare" onClick={() => setOpen("delete")}>
        Delete the view
      </LiveButton>
      {open === "name" ? (
        <NameDialog view={view} choice={view.choice} currency={currency} onClose={() => setOpen(null)} />
      ) : null}
      {open === "delete" ? <DeleteDialog view={view} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

type NameProps = { view?: SavedView; choice: ListChoice; currency: string; onClose: () => void };

function NameDialog({ view, choice, currency, onClose }: NameProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const router = useRouter();
  const [name, setName] = useState(view?.name ?? "");
  const [missing, setMissing] = useState("");
  const save = useMutation(
    trpc.saveView.mutationOptions({
      onSuccess: ({ view: kept }) => {
        asking.finish(`Kept as “${kept.name}”.`);
        router.push(listHref(kept.choice, { currency, saved: kept.view_id }), { scroll: false });
      },
    }),
  );
  const isTaken = problemInError(save.error)?.reason === "ALREADY_EXISTS";
  return (
    <AskDialog
      asking={asking}
      title={view ? "Rename the view" : "Save as view"}
      effect={view ? "" : "Search, filters and order, as a tab that only you see."}
      confirm={view ? "Rename it" : "Save the view"}
      doing="Saving …"
      isPending={save.isPending}
      error={save.error && !isTaken ? problemText(save.error) : undefined}
      onSubmit={() => {
        setMissing(name.trim() === "" ? "Give it a name." : "");
        if (name.trim() !== "") save.mutate({ ...(view ? { view_id: view.view_id } : {}), name: name.trim(), choice });
      }}
    >
      <Field
        label="Name"
        value={name}
        maxLength={MOST_NAME}
        onType={setName}
        error={missing || (isTaken ? problemText(save.error) : undefined)}
      />
    </AskDialog>
  );
}

function DeleteDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const router = useRouter();
  const remove = useMutation(
    trpc.deleteView.mutationOptions({
      onSuccess: () => {
        asking.finish(`“${view.name}” is gone.`);
        router.push("/dashboard/returns");
      },
    }),
  );
  return (
    <AskDialog
      asking={asking}
      title={`Delete the view “${view.name}”?`}
      effect="The returns in it stay as they are."
      confirm="Delete the view"
      doing="Deleting …"
      isDanger
      isPending={remove.isPending}
      error={remove.error ? problemText(remove.error) : undefined}
      onSubmit={() => remove.mutate({ view_id: view.view_id })}
    />
  );
}
