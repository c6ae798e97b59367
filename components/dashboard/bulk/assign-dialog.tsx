import { useState } from "react";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { AskDialog } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import type { FilterOptions } from "../list-choice/list-choice";
import { effectWords, returnsWords } from "./bulk-words";
import { type BulkTarget, useAskedJob } from "./use-start-job";

export type WorkDialogProps = {
  options: Pick<FilterOptions, "people" | "tags">;
  count: number;
  target: BulkTarget;
  onClose: () => void;
  onStarted: () => void;
};

/** Asks whose work they become. */
export function AssignDialog({ options, count, target, onClose, onStarted }: WorkDialogProps) {
  const question = useAskedJob({ target, onClose, onStarted });
  const [person, setPerson] = useState("");
  const [error, setError] = useState("");
  const submit = () => {
    setError(person === "" ? "Choose a team member." : "");
    if (person === "") return;
    question.send(person === NOBODY ? { act: "UNASSIGN" } : { act: "ASSIGN", assignee_id: person });
  };
  return (
    <AskDialog
      question={question}
      title={`Assign ${returnsWords(count)}?`}
      effect={effectWords(person === NOBODY ? "UNASSIGN" : "ASSIGN", count)}
      confirm={`Assign ${returnsWords(count)}`}
      doing="Starting …"
      onSubmit={submit}
    >
      <SelectField
        label="To"
        value={person}
        options={[["", "Choose"], ...options.people.map(({ id, name }) => [id, name] as const), [NOBODY, "Nobody"]]}
        error={error}
        onChange={setPerson}
      />
    </AskDialog>
  );
}
