import { type ReactNode, useId } from "react";
import { FieldNote } from "../../../ui/field";
import { Tick } from "../../../ui/input";
import { fieldSentence } from "../../browser/problem-text";
import { useFieldReport } from "../../controls/field-reports";

type ToggleProps = {
  label: string;
  path?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A yes/no setting with its description. */
export function Toggle({ label, path, value, onChange, hint, error }: ToggleProps) {
  const id = useId();
  useFieldReport({ id, path, label, error });
  return (
    <div
      data-field={path}
      className="py-1 gap-x-2.5 grid-cols-[16px_minmax(0,1fr)] items-start grid [&>input]:mt-0.5 [&>p]:mt-0 [&>p]:col-2"
    >
      <Tick
        id={id}
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNote id={`${id}-note`} error={error ? fieldSentence(error) : undefined} hint={hint} />
    </div>
  );
}
