import { type ReactNode, useId } from "react";
import { FieldError, Hint, Label } from "../../../ui/field";
import { fieldSentence } from "../../browser/problem-text";
import { useFieldReport } from "../../controls/field-reports";

type ChoiceProps<V extends string> = {
  label: string;
  path?: string | undefined;
  value: V;
  onChange: (value: V) => void;
  options: readonly (readonly [value: V, word: string, meaning?: ReactNode])[];
  hint?: ReactNode;
  error?: string | undefined;
};

/** A choice of a few options, each with its description. */
export function Choice<V extends string>({ label, path, value, onChange, options, hint, error }: ChoiceProps<V>) {
  const id = useId();
  useFieldReport({ id, path, label, error });
  return (
    <fieldset
      id={id}
      data-field={path}
      className="[section>&]:pt-2.5 [section>&>legend]:sr-only"
      aria-describedby={[hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined}
    >
      <Label as="legend">{label}</Label>
      {options.map(([each, word, meaning]) => (
        <label className="py-1.25 gap-2.5 grid-cols-[16px_minmax(0,1fr)] items-start grid" key={each}>
          <input
            className="mt-0.5 border border-field-line rounded-full bg-surface appearance-none size-4 checked:border-[5px] checked:border-accent"
            type="radio"
            name={id}
            checked={each === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(each)}
          />
          <span>
            {word}
            {meaning ? <small className="text-ink-2 text-small/4.5 block">{meaning}</small> : null}
          </span>
        </label>
      ))}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <FieldError id={`${id}-error`} role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
