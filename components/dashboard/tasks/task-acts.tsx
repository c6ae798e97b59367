"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SKIPPABLE_TASKS } from "@/contract/vocabulary/task";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { ReasonButton } from "../controls/reason-dialog";
import { TextField } from "../controls/text-field";
import { TASK_WORDS, type Task } from "./task-words";

/** What can be done with a task: it is done, or it is not needed. */
export function TaskActs({ task }: { task: Task }) {
  const trpc = useTRPC();
  const skip = useMutation(trpc.skipTask.mutationOptions());
  const { process_id, activity_id, kind } = task;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <FinishTask task={task} />
      {SKIPPABLE_TASKS.some((one) => one === kind) ? (
        <ReasonButton
          act="Not needed"
          actKey="s"
          isSmall
          title="End this task as not needed?"
          effect={`Return ${task.return_code} of ${task.customer_name}. ${TASK_WORDS[kind].notNeeded} You can't undo this.`}
          confirm="End task"
          doing="Saving …"
          done="Task ended."
          label="Reason"
          missing="Enter a reason."
          send={(reason) => skip.mutateAsync({ process_id, activity_id, reason })}
        />
      ) : null}
    </div>
  );
}

/** A person says that a task is done, by the shop's number where there is one. */
function FinishTask({ task }: { task: Task }) {
  return (
    <DialogButton isSmall actKey="m" ask={(onClose) => <FinishDialog task={task} onClose={onClose} />}>
      {TASK_WORDS[task.kind].confirm}
    </DialogButton>
  );
}

function FinishDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const words = TASK_WORDS[task.kind];
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [reference, setReference] = useState("");
  const [isTried, setTried] = useState(false);
  const finish = useMutation(
    trpc.completeActivityByHand.mutationOptions({ onSuccess: () => asking.finish("Task done.") }),
  );
  const isMissing = words.reference !== null && reference.trim() === "";
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    const { process_id, activity_id } = task;
    finish.mutate({ process_id, activity_id, reference: reference.trim() });
  };
  return (
    <AskDialog
      asking={asking}
      title={`${words.confirm}?`}
      about={{ processId: task.process_id, activityId: task.activity_id }}
      effect={words.effect}
      confirm={words.confirm}
      doing="Saving …"
      sending={finish}
      onSubmit={submit}
    >
      {words.reference === null ? null : (
        <TextField
          label={words.reference}
          error={isTried && isMissing ? "Enter the number." : undefined}
          value={reference}
          maxLength={128}
          onChange={setReference}
        />
      )}
    </AskDialog>
  );
}
