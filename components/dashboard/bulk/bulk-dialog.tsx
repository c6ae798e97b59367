import { useState } from "react";
import { type ChosenBulkAct, needsReason } from "@/contract/vocabulary/bulk";
import { AskDialog } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { effectWords, jobTitle } from "./bulk-words";
import { type BulkTarget, useAskedJob } from "./use-start-job";

/** From so many on, what cannot be undone is asked for with the number itself. */
const TYPED_FROM = 20;

type BulkDialogProps = {
  act: ChosenBulkAct;
  count: number;
  target: BulkTarget;
  onClose: () => void;
  onStarted: () => void;
};

/** Asks once for all of them; the job does it return by return. */
export function BulkDialog({ act, count, target, onClose, onStarted }: BulkDialogProps) {
  const { asking, job } = useAskedJob({ target, onClose, onStarted });
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<{ reason?: string; typed?: string }>({});
  const isTyped = act === "CANCEL" && count >= TYPED_FROM;
  const submit = () => {
    const found = {
      ...(needsReason(act) && reason.trim() === "" ? { reason: "Say why." } : {}),
      ...(isTyped && typed.trim() !== String(count) ? { typed: `Type ${count}: it cannot be undone.` } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) job.start({ act, reason: reason.trim() });
  };
  return (
    <AskDialog
      asking={asking}
      title={`${jobTitle({ act, total: count, target: "" })}?`}
      effect={effectWords(act, count)}
      confirm={jobTitle({ act, total: count, target: "" })}
      doing="Starting …"
      isDanger={act === "CANCEL"}
      isPending={job.isPending}
      error={job.error}
      onSubmit={submit}
    >
      {needsReason(act) ? (
        <TextField
          label="Why"
          hint="Kept with each return."
          error={errors.reason}
          value={reason}
          isLong
          maxLength={1000}
          onChange={setReason}
        />
      ) : null}
      {isTyped ? (
        <TextField
          label="How many are canceled"
          error={errors.typed}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          onChange={setTyped}
        />
      ) : null}
    </AskDialog>
  );
}
