import { type ReactNode, useId } from "react";
import { fieldSentence } from "../../browser/problem-text";

type ChoiceProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly (readonly [value: V, word: string, meaning?: ReactNode])[];
  hint?: ReactNode;
  error?: string | undefined;
};

/** One of a few, each with what it means. */
export function Choice<V extends string>({ label, value, onChange, options, hint, error }: ChoiceProps<V>) {
  const id = useId();
  return (
    <fieldset className="choice" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="field-label">{label}</legend>
      {options.map(([each, word, meaning]) => (
        <label key={each}>
          <input
            className="dot"
            type="radio"
            name={id}
            checked={each === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(each)}
          />
          <span>
            {word}
            {meaning ? <small>{meaning}</small> : null}
          </span>
        </label>
      ))}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" role="alert">
          {fieldSentence(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
