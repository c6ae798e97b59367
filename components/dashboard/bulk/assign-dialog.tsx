import { useState } from "react";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { t } from "@/messages/dashboard/bulk";
import { AskDialog } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import type { FilterOptions } from "../list-choice/list-choice";
import { effectWords } from "./bulk-words";
import { type BulkTarget, useAskedJob } from "./use-start-job";

export type WorkDialogProps = {
  options: Pick<FilterOptions, "people" | "tags">;
  count: number;
  target: BulkTarget;
  onClose: () => void;
  onStarted: () => void;
};

/** Asks who to assign the returns to. */
export function AssignDialog({ options, count, target, onClose, onStarted }: WorkDialogProps) {
  const question = useAskedJob({ target, onClose, onStarted });
  const [person, setPerson] = useState("");
  const [error, setError] = useState("");
  const submit = () => {
    setError(person === "" ? t("assignDialog.chooseTeamMember") : "");
    if (person === "") return;
    question.send(person === NOBODY ? { act: "UNASSIGN" } : { act: "ASSIGN", assignee_id: person });
  };
  return (
    <AskDialog
      question={question}
      title={t("assignDialog.title", { count })}
      effect={effectWords(person === NOBODY ? "UNASSIGN" : "ASSIGN", count)}
      confirm={t("assignDialog.confirm", { count })}
      doing={t("assignDialog.starting")}
      onSubmit={submit}
    >
      <SelectField
        label={t("assignDialog.to")}
        value={person}
        options={[
          ["", t("assignDialog.choose")],
          ...options.people.map(({ id, name }) => [id, name] as const),
          [NOBODY, t("assignDialog.nobody")],
        ]}
        error={error}
        onChange={setPerson}
      />
    </AskDialog>
  );
}
