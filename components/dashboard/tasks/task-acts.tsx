"use client";

import { useState } from "react";
import { SKIPPABLE_TASKS } from "@/contract/vocabulary/task";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question, ReasonButton } from "../controls/question";
import { TextField } from "../controls/text-field";
import { TASK_WORDS, type Task } from "./task-words";

/** What can be done with a task: it is done, or it is not needed. */
export function TaskActs({ task }: { task: Task }) {
  const client = useTRPCClient();
  const { process_id, activity_id, kind } = task;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DialogButton isSmall actKey="m" ask={(onClose) => <FinishDialog task={task} onClose={onClose} />}>
        {TASK_WORDS[kind].confirm}
      </DialogButton>
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
          send={(reason) => client.skipTask.mutate({ process_id, activity_id, reason })}
        />
      ) : null}
    </div>
  );
}

/** A person says that a task is done, by the shop's number where there is one. */
function FinishDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const words = TASK_WORDS[task.kind];
  const client = useTRPCClient();
  const [reference, setReference] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = words.reference !== null && reference.trim() === "";
  const { process_id, activity_id } = task;
  const check = () => {
    setTried(true);
    return !isMissing;
  };
  return (
    <Question
      title={`${words.confirm}?`}
      about={{ processId: process_id, activityId: activity_id }}
      effect={words.effect}
      confirm={words.confirm}
      doing="Saving …"
      done="Task done."
      check={check}
      send={() => client.completeActivityByHand.mutate({ process_id, activity_id, reference: reference.trim() })}
      onClose={onClose}
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
    </Question>
  );
}
