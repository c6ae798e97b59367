"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";

type ReasonDialogProps = {
  process_id: string;
  user: string;
  type: "svc.v1.HoldPatch" | "svc.v1.CancelPatch";
  act: string;
  title: string;
  /** What it does, before it is done. */
  effect: string;
  confirm: string;
  done: string;
  isDanger?: boolean;
};

/** A button, and the question behind it: why? The reason is kept in the timeline. */
export function ReasonDialog({ process_id, user, type, isDanger = false, ...words }: ReasonDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const patch = useMutation(
    trpc.patchProcess.mutationOptions({
      onSuccess: () => {
        dialog.current?.close();
        setReason("");
        say(words.done);
        router.refresh();
      },
      onError: (problem) => setError(problemText(problem)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setError("Say why.");
    setError("");
    patch.mutate({ process_id, user, return_process_patch: { "@type": type, reason: reason.trim() } });
  };
  return (
    <>
      <LiveButton className="button" onClick={() => dialog.current?.showModal()}>
        {words.act}
      </LiveButton>
      <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`}>
        <form onSubmit={submit} noValidate>
          <h2 id={`${id}-title`} className="text-h2 font-semibold">
            {words.title}
          </h2>
          <p className="text-ink-2 mt-2">{words.effect}</p>
          <div className="mt-4">
            <label className="field-label" htmlFor={`${id}-reason`}>
              Why
            </label>
            <input
              className="input"
              id={`${id}-reason`}
              autoComplete="off"
              maxLength={500}
              value={reason}
              aria-describedby={error === "" ? undefined : `${id}-error`}
              aria-invalid={error !== "" || undefined}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </div>
          {error === "" ? null : (
            <p id={`${id}-error`} className="field-error" role="alert">
              {error}
            </p>
          )}
          <div className="mt-5 flex justify-end gap-2">
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              Not now
            </button>
            <LiveButton
              className="button"
              data-kind={isDanger ? "danger" : "main"}
              type="submit"
              disabled={patch.isPending}
            >
              {words.confirm}
            </LiveButton>
          </div>
        </form>
      </dialog>
    </>
  );
}
