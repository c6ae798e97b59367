import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { UnitVerdict } from "@/contract/vocabulary/unit";
import { Key } from "../controls/key";
import { CHOICES } from "./choices";

type VerdictChoiceProps = {
  name: string;
  value: ReviewStatus | null;
  /** The verdict that it has: choosing it again would change nothing. */
  without?: UnitVerdict;
  hasKeys?: boolean;
  errorId?: string | undefined;
  onChoose: (status: ReviewStatus) => void;
};

/** The verdicts side by side; always in the same order and colours. */
export function VerdictChoice({ name, value, without, hasKeys = false, errorId, onChoose }: VerdictChoiceProps) {
  return (
    <div
      className="verdicts"
      role="radiogroup"
      aria-label="Verdict"
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
    >
      {CHOICES.filter(({ status }) => status !== without).map(({ status, word, key, tone }) => (
        <label key={status} className="verdict" data-tone={tone}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            checked={value === status}
            onChange={() => onChoose(status)}
          />
          <span>{word}</span>
          {hasKeys ? <Key>{key}</Key> : null}
        </label>
      ))}
    </div>
  );
}
