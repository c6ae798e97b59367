import { type ReactNode, useId } from "react";
import { t } from "@/messages/dashboard/common";
import { FieldError, Hint, Label } from "../../ui/field";
import { fieldSentence } from "../browser/problem-text";
import { useFieldReport } from "./field-reports";

type DescribedProps = {
  label: string;
  /** Its path in the API, so that the form's messages can name it and link to it. */
  path?: string | undefined;
  /** Marked as such in the label; all other fields are required or have a default. */
  isOptional?: boolean | undefined;
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

/** What the API says of a required field that is empty. */
const EMPTY = "must not be empty";

/** A label above a control, with a hint and an error below; screen readers read both with the control. */
export function Described({ label, path, isOptional, hint, error: told, className, children }: DescribedProps) {
  const id = useId();
  // In the words of the forms that check it themselves.
  const error = told === EMPTY ? t("emptyField") : told;
  useFieldReport({ id, path, label, error });
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className} data-field={path}>
      <Label htmlFor={id}>{isOptional ? t("optional", { label }) : label}</Label>
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
