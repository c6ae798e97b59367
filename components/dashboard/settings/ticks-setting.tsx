import { useId } from "react";
import { FieldError, Hint, Label } from "../../ui/field";
import { Tick } from "../../ui/input";
import { fieldSentence } from "../browser/problem-text";

type TicksSettingProps = {
  label: string;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Shown if none is checked. */
  empty: string;
  error?: string | undefined;
};

/**
 * Checkboxes for a known few values, in their own order. A value that is no longer offered is shown, so that it can be
 * removed.
 */
export function TicksSetting({ label, options, value, onChange, empty, error }: TicksSettingProps) {
  const id = useId();
  const shown = [...options, ...value.filter((each) => !options.includes(each))];
  const toggle = (option: string, isOn: boolean) =>
    onChange(shown.filter((each) => (each === option ? isOn : value.includes(each))));
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-note` : undefined}>
      <Label as="legend">{label}</Label>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {shown.map((option) => (
          <label key={option} className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <Tick
              className="mt-0.5"
              checked={value.includes(option)}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            {option}
          </label>
        ))}
      </div>
      {value.length === 0 ? <Hint>{empty}</Hint> : null}
      {error ? (
        <FieldError id={`${id}-note`} role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
