"use client";

import { useMutation } from "@tanstack/react-query";
import { SKIPPABLE_TASKS } from "@/contract/vocabulary/task";
import { useTRPC } from "../browser/trpc";
import { ReasonButton } from "../controls/reason-dialog";
import { FinishTask } from "./finish-task";
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
