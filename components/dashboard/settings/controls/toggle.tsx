import { type ReactNode, useId } from "react";
import { fieldSentence } from "../../browser/problem-text";

type ToggleProps = {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Yes or no, with what it means. */
export function Toggle({ label, value, onChange, hint, error }: ToggleProps) {
  const id = useId();
  return (
    <div className="toggle">
      <input
        id={id}
        className="tick"
        type="checkbox"
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint || error ? (
        <p id={`${id}-note`} className={error ? "field-error" : "field-hint"}>
          {error ? fieldSentence(error) : hint}
        </p>
      ) : null}
    </div>
  );
}
