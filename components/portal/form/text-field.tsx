import type { InputHTMLAttributes } from "react";
import { FieldError } from "./field-error";
import { errorAttributes } from "./form-state";

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name"> & {
  name: string;
  label: string;
  help?: string;
  error?: string | undefined;
};

/** Label, input, help and error of one typed line. The name is the id, so an error summary can link to it. */
export function TextField({ name, label, help, error, ...input }: TextFieldProps) {
  const helpId = help ? `${name}-help` : undefined;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <FieldError id={name} text={error} />
      <input id={name} name={name} className="input" {...input} {...errorAttributes(name, error, helpId)} />
      {help ? (
        <p className="note" id={helpId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
