import { useState } from "react";
import { LONGEST_TAG, plainTag, tagProblem } from "@/contract/vocabulary/return-tag";
import { Label } from "../../ui/field";
import { TickLine } from "../../ui/input";
import { AskDialog } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import type { WorkDialogProps } from "./assign-dialog";
import { BULK_WORDS, returnsWords } from "./bulk-words";
import { useAskedJob } from "./use-start-job";

const WAYS = [
  ["TAG", "Add a tag"],
  ["UNTAG", "Take a tag off"],
] as const;

/** Asks which tag they get or lose. */
export function TagDialog({ options, count, target, onClose, onStarted }: WorkDialogProps) {
  const { asking, job } = useAskedJob({ target, onClose, onStarted });
  const [act, setAct] = useState<"TAG" | "UNTAG">("TAG");
  const [tag, setTag] = useState("");
  const [error, setError] = useState("");
  const submit = () => {
    const plain = plainTag(tag);
    const problem = tagProblem(plain);
    setError(problem);
    if (problem === "") job.start({ act, tag: plain });
  };
  return (
    <AskDialog
      asking={asking}
      title={`Tags of ${returnsWords(count)}`}
      effect={BULK_WORDS[act].effect}
      confirm={act === "TAG" ? `Tag ${returnsWords(count)}` : `Take it off ${returnsWords(count)}`}
      doing="Starting …"
      isPending={job.isPending}
      error={job.error}
      onSubmit={submit}
    >
      <fieldset>
        <Label as="legend">What</Label>
        <div className="flex gap-4">
          {WAYS.map(([way, word]) => (
            <TickLine key={way}>
              <input type="radio" name="way" checked={act === way} onChange={() => setAct(way)} />
              {word}
            </TickLine>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Tag"
        hint="A word or two, in lower case. Do not name people."
        error={error}
        value={tag}
        maxLength={LONGEST_TAG}
        suggestions={options.tags}
        onChange={setTag}
      />
    </AskDialog>
  );
}
