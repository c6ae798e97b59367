import type { ReactNode } from "react";
import { Select } from "../../ui/input";
import { Described } from "./described";

type SelectFieldProps<V extends string> = {
  label: string;
  path?: string | undefined;
  value: V;
  onChange: (value: V) => void;
  options: readonly (readonly [value: V, word: string])[];
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  isDisabled?: boolean;
};

/** A labeled select. */
export function SelectField<V extends string>({ value, onChange, options, isDisabled, ...named }: SelectFieldProps<V>) {
  return (
    <Described {...named}>
      {(names) => (
        <Select
          {...names}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value as V)}
        >
          {options.map(([each, word]) => (
            <option key={each} value={each}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </Described>
  );
}
