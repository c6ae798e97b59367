import type { ComponentProps } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/sign-in";
import { FieldError, Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";

type EntryFieldProps = Omit<ComponentProps<"input">, "name"> & {
  label: string;
  name: string;
  /** The error of the whole form concerns this field. */
  isRefused?: boolean;
  /** The error of this field. */
  error?: string | undefined;
  /** The text that was typed before the form was rejected. */
  kept?: string | undefined;
};

/** A field, required unless said otherwise; the browser validates it even without scripts. */
export function EntryField({ label, name, isRefused = false, error, kept, ...input }: EntryFieldProps) {
  return (
    <div>
      <Label htmlFor={name}>{input.required === false ? common("optional", { label }) : label}</Label>
      <Input
        // React resets a form after submission, so the returned text is a new default value.
        key={kept}
        className="h-11!"
        id={name}
        name={name}
        required
        defaultValue={kept}
        {...refusedBy({ name, isRefused, error })}
        {...input}
      />
      <ErrorOf name={name} error={error} />
    </div>
  );
}

/** A field for a new password. */
export function NewPasswordField(props: { name: string; error: string | undefined; label?: string }) {
  const { name, error, label = t("entryField.newPassword") } = props;
  return <EntryField {...{ label, name, error }} type="password" autoComplete="new-password" maxLength={1024} />;
}

type EntrySelectProps = Omit<EntryFieldProps, "kept" | "isRefused"> & {
  options: readonly (readonly [value: string, word: string])[];
  /** The initial value, and again after the form was rejected. */
  start: string;
  onChoose: (value: string) => void;
};

/** A labeled select. */
export function EntrySelect({ label, name, error, options, start, onChoose, autoComplete }: EntrySelectProps) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Select
        className="h-11!"
        id={name}
        name={name}
        required
        // React resets a form after submission, including selects, so the returned value is a new default.
        key={start}
        defaultValue={start}
        autoComplete={autoComplete}
        onChange={(event) => onChoose(event.currentTarget.value)}
        {...refusedBy({ name, error })}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </Select>
      <ErrorOf name={name} error={error} />
    </div>
  );
}

/** Attributes of a control that was rejected. Without scripts, autofocus moves to the first invalid field. */
const refusedBy = ({ name, isRefused = false, error }: Pick<EntryFieldProps, "name" | "isRefused" | "error">) =>
  error === undefined
    ? ({ "aria-invalid": isRefused || undefined, "aria-describedby": isRefused ? "refused" : undefined } as const)
    : ({ "aria-invalid": true, "aria-describedby": errorId(name), autoFocus: true } as const);

function ErrorOf({ name, error }: Pick<EntryFieldProps, "name" | "error">) {
  if (error === undefined) return null;
  return (
    <FieldError id={errorId(name)} role="alert">
      {error}
    </FieldError>
  );
}

const errorId = (name: string): string => `${name}-error`;
