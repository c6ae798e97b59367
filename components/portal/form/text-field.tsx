import type { InputHTMLAttributes } from "react";
import { Field } from "../ui/field";
import { errorAttributes } from "../ui/form-state";
import { Input } from "../ui/input";

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className"> & {
  name: string;
  label: string;
  help?: string;
  error?: string | undefined;
};

/** Label, input, help and error of one text field. The name is the ID, so an error summary can link to it. */
export function TextField({ name, label, help, error, ...input }: TextFieldProps) {
  const helpId = help ? `${name}-help` : undefined;
  return (
    <Field id={name} {...{ label, error, help }}>
      <Input id={name} name={name} {...input} {...errorAttributes(name, error, helpId)} />
    </Field>
  );
}
