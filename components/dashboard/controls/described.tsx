import { type ReactNode, useId } from "react";
import { FieldError, Hint, Label } from "../../ui/field";
import { fieldSentence } from "../browser/problem-text";

type DescribedProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** The control; it takes these to be named and described. */
  children: (names: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** Label above a control, what it means and what is wrong with it below; both are read with it. */
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
