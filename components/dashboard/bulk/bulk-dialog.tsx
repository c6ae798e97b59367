"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type BulkAct, needsReason } from "@/contract/vocabulary/bulk";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { Field } from "../controls/field";
import type { ListChoice } from "../returns/list-choice";
import { useFollowedJobs } from "./bulk-jobs-provider";
import { BULK_WORDS, jobTitle } from "./bulk-words";

/** From so many on, what cannot be undone is asked for with the number itself. */
const TYPED_FROM = 20;

export type BulkTarget = { process_ids: string[] } | { choice: ListChoice; expected: number };

type BulkDialogProps = {
  act: BulkAct;
  count: number;
  target: BulkTarget;
  onClose: () => void;
  onStarted: () => void;
};

/** Asks once for all of them; the job does it return by return. */
export function BulkDialog({ act, count, target, onClose, onStarted }: BulkDialogProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const { follow } = useFollowedJobs();
  // One decision, however often it has to be sent.
  const [requestId] = useState(newId);
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<{ reason?: string; typed?: string }>({});
  const isTyped = act === "CANCEL" && count >= TYPED_FROM;
  const start = useMutation(
    trpc.startBulkJob.mutationOptions({
      onSuccess: ({ job }) => {
        follow(job.job_id);
        asking.close();
        onStarted();
      },
    }),
  );
  const submit = () => {
    const found = {
      ...(needsReason(act) && reason.trim() === "" ? { reason: "Say why." } : {}),
      ...(isTyped && typed.trim() !== String(count) ? { typed: `Type ${count}: it cannot be undone.` } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) start.mutate({ request_id: requestId, act, reason: reason.trim(), ...target });
  };
  return (
    <AskDialog
      asking={asking}
      title={`${jobTitle({ act, total: count })}?`}
      effect={BULK_WORDS[act].effect}
      confirm={jobTitle({ act, total: count })}
      doing="Starting …"
      isDanger={act === "CANCEL"}
      isPending={start.isPending}
      error={start.error ? problemText(start.error) : undefined}
      onSubmit={submit}
    >
      {needsReason(act) ? (
        <Field
          label="Why"
          hint="Kept with each return."
          error={errors.reason}
          value={reason}
          isLong
          maxLength={1000}
          onType={setReason}
        />
      ) : null}
      {isTyped ? (
        <Field
          label="How many are canceled"
          error={errors.typed}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          onType={setTyped}
        />
      ) : null}
    </AskDialog>
  );
}
