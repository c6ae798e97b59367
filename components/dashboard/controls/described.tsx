import { type ReactNode, useId } from "react";
import { FieldError, Hint, Label } from "../../ui/field";
import { fieldSentence } from "../browser/problem-text";

type DescribedProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Renders the control with the attributes that connect it to its label and description. */
  children: (names: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** A label above a control, with a hint and an error below; screen readers read both with the control. */
export function Described({ label, hint, error, className, children }: DescribedProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <FieldError id={`${id}-error`} role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
    </div>
  );
}
