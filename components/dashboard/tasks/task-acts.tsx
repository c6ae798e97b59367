"use client";

import { useState } from "react";
import { REFERENCED_TASKS, SKIPPABLE_TASKS } from "@/contract/vocabulary/task";
import { t } from "@/messages/dashboard/tasks";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question, ReasonButton } from "../controls/question";
import { TextField } from "../controls/text-field";
import type { Task } from "./task-words";

/** The actions for a task: mark it as done or not needed. */
export function TaskActs({ task }: { task: Task }) {
  const client = useTRPCClient();
  const { process_id, activity_id, kind } = task;
  const skippable = SKIPPABLE_TASKS.find((one) => one === kind);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DialogButton isSmall actKey="m" ask={(onClose) => <FinishDialog task={task} onClose={onClose} />}>
        {t(`taskWords.${kind}.confirm`)}
      </DialogButton>
      {skippable ? (
        <ReasonButton
          act={t("taskActs.notNeeded")}
          actKey="s"
          isSmall
          title={t("taskActs.skipTitle")}
          effect={t(`taskWords.${skippable}.notNeeded`, { code: task.return_code, customer: task.customer_name })}
          confirm={t("taskActs.skip")}
          doing={t("taskActs.saving")}
          done={t("taskActs.skipped")}
          label={t("taskActs.reason")}
          missing={t("taskActs.enterReason")}
          send={(reason) => client.skipTask.mutate({ process_id, activity_id, reason })}
        />
      ) : null}
    </div>
  );
}

/** Marks a task as done, with the shop's reference if there is one. */
function FinishDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { process_id, activity_id, kind } = task;
  const referenced = REFERENCED_TASKS.find((one) => one === kind);
  const client = useTRPCClient();
  const [reference, setReference] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = referenced !== undefined && reference.trim() === "";
  const check = () => {
    setTried(true);
    return !isMissing;
  };
  return (
    <Question
      title={t(`taskWords.${kind}.question`)}
      about={{ processId: process_id, activityId: activity_id }}
      effect={t(`taskWords.${kind}.effect`)}
      confirm={t(`taskWords.${kind}.confirm`)}
      doing={t("taskActs.saving")}
      done={t("taskActs.done")}
      check={check}
      send={() => client.completeActivityByHand.mutate({ process_id, activity_id, reference: reference.trim() })}
      onClose={onClose}
    >
      {referenced === undefined ? null : (
        <TextField
          label={t(`taskWords.${referenced}.reference`)}
          error={isTried && isMissing ? t(`taskWords.${referenced}.referenceMissing`) : undefined}
          value={reference}
          maxLength={128}
          onChange={setReference}
        />
      )}
    </Question>
  );
}
