import { useId } from "react";
import { FieldError, Hint, Label } from "../../ui/field";
import { Tick } from "../../ui/input";
import { fieldSentence } from "../browser/problem-text";
import { useFieldReport } from "../controls/field-reports";

type TicksSettingProps<V extends string> = {
  label: string;
  path?: string | undefined;
  options: readonly V[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** The text of an option; the value itself by default. */
  wordOf?: (option: V) => string;
  /** Shown if none is checked. */
  empty?: string;
  error?: string | undefined;
};

/**
 * Checkboxes for a known few values, in their own order. A value that is no longer offered is shown, so that it can be
 * removed.
 */
export function TicksSetting<V extends string>({ label, path, options, value, ...props }: TicksSettingProps<V>) {
  const { onChange, wordOf = (option) => option, empty, error } = props;
  const id = useId();
  useFieldReport({ id, path, label, error });
  const shown = [...options, ...value.filter((each) => !options.includes(each))];
  const toggle = (option: V, isOn: boolean) =>
    onChange(shown.filter((each) => (each === option ? isOn : value.includes(each))));
  return (
    <fieldset id={id} className="grid gap-1" data-field={path} aria-describedby={error ? `${id}-note` : undefined}>
      <Label as="legend">{label}</Label>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {shown.map((option) => (
          <label key={option} className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <Tick
              className="mt-0.5"
              checked={value.includes(option)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            {wordOf(option)}
          </label>
        ))}
      </div>
      {value.length === 0 && empty ? <Hint>{empty}</Hint> : null}
      {error ? (
        <FieldError id={`${id}-note`} role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
