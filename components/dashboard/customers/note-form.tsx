"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/customers";
import { Button } from "../../ui/button";
import { FieldNote } from "../../ui/field";
import { Textarea } from "../../ui/input";
import { newId } from "../../ui/new-id";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";

const LONGEST = 2000;

/** Returns what is wrong with the text of a note, or "". A text that is too long is reported, not cut. */
const wrongWith = (text: string): string => {
  const { length } = text.trim();
  if (length === 0) return t("noteForm.missing");
  return length > LONGEST ? t("noteForm.tooLong", { length, most: LONGEST }) : "";
};

/** Deletes or restores a note from the Undo of its message. */
const useUndo = () => {
  const client = useTRPCClient();
  const say = useToast();
  const look = useLook();
  return (work: (of: typeof client) => Promise<unknown>, done: string) => () => {
    work(client).then(
      () => {
        say(done);
        look();
      },
      (error) => say(problemText(error)),
    );
  };
};

/** Adds an internal note to an order. `latestOrder` is its name if the page shows several orders. */
export function NoteForm({ orderId, latestOrder }: { orderId: string; latestOrder: string | null }) {
  const id = useId();
  const isLive = useLive();
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const undo = useUndo();
  const field = useRef<HTMLTextAreaElement>(null);
  // Resending the same note keeps this ID; the next note gets a new one.
  const [requestId, setRequestId] = useState(newId);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const add = useMutation(
    trpc.addOrderNote.mutationOptions({
      onSuccess: ({ note_id }) => {
        setText("");
        setRequestId(newId());
        say(
          t("noteForm.added"),
          undo((client) => client.deleteOrderNote.mutate({ note_id }), t("noteForm.deleted")),
        );
        look();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const problem = wrongWith(text);
    setWrong(problem);
    if (problem === "") add.mutate({ request_id: requestId, order_id: orderId, text: text.trim() });
    else field.current?.focus();
  };
  const error = wrong || (add.error ? problemText(add.error) : "");
  return (
    <form className="pt-3 pb-1" onSubmit={submit} noValidate>
      <fieldset className="contents" disabled={!isLive}>
        <label className="sr-only" htmlFor={id}>
          {t("noteForm.label")}
        </label>
        <Textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          value={text}
          placeholder={t("noteForm.placeholder")}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong("");
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <FieldNote
            id={`${id}-note`}
            className="mt-0! min-w-0 wrap-anywhere"
            error={error}
            hint={latestOrder === null ? t("noteForm.hint") : t("noteForm.hintOnOrder", { order: latestOrder })}
          />
          <Button className="ml-auto" size="small" type="submit" aria-disabled={add.isPending || undefined}>
            {add.isPending ? t("noteForm.adding") : t("noteForm.add")}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** Visible to screen readers only. */
const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

type NoteActsProps = { noteId: string; text: string; describedBy: string };

/** Actions for the author of a note. */
export function NoteActs({ noteId, text, describedBy }: NoteActsProps) {
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const undo = useUndo();
  const remove = useMutation(
    trpc.deleteOrderNote.mutationOptions({
      onSuccess: () => {
        say(
          t("noteForm.deleted"),
          undo((client) => client.restoreOrderNote.mutate({ note_id: noteId }), t("noteForm.restored")),
        );
        look();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return (
    <span className="flex flex-none gap-1">
      <DialogButton isSmall kind="bare" ask={(onClose) => <EditDialog {...{ noteId, text, onClose }} />}>
        {t.rich("noteForm.edit", { hidden })}
      </DialogButton>
      <Button
        isLive
        size="small"
        kind="bare"
        aria-describedby={describedBy}
        aria-disabled={remove.isPending || undefined}
        onClick={() => remove.isPending || remove.mutate({ note_id: noteId })}
      >
        {t.rich("noteForm.delete", { hidden })}
      </Button>
    </span>
  );
}

function EditDialog({ noteId, text: before, onClose }: { noteId: string; text: string; onClose: () => void }) {
  const client = useTRPCClient();
  const [text, setText] = useState(before);
  const [wrong, setWrong] = useState("");
  const save = (to: string) => client.editOrderNote.mutate({ note_id: noteId, text: to });
  const question = useQuestion({
    onClose,
    send: () => save(text.trim()),
    done: () => ({ text: t("noteForm.saved"), undo: () => save(before), undone: t("noteForm.undone") }),
  });
  return (
    <AskDialog
      question={question}
      title={t("noteForm.editTitle")}
      effect={t("noteForm.editEffect")}
      confirm={t("noteForm.save")}
      doing={common("saving")}
      onSubmit={() => {
        const problem = wrongWith(text);
        setWrong(problem);
        if (problem === "") question.send();
      }}
    >
      <TextField
        label={t("noteForm.note")}
        isLong
        rows={5}
        maxLength={LONGEST * 5}
        value={text}
        error={wrong || undefined}
        onChange={(next) => {
          setText(next);
          setWrong("");
        }}
      />
    </AskDialog>
  );
}
