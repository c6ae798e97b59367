import type { ComponentProps } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { FieldError, Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";

type EntryFieldProps = Omit<ComponentProps<"input">, "name"> & {
  label: string;
  name: string;
  /** It is what the refusal above the form is about. */
  isRefused?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What was typed before it was refused. */
  kept?: string | undefined;
};

/** A field that has to be filled; the browser says so by itself, before and without script. */
export function EntryField({ label, name, isRefused = false, error, kept, ...input }: EntryFieldProps) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Input
        // A form is emptied once it is sent: what comes back is another start.
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

/** A password of one's own choice. */
export function NewPasswordField(props: { name: string; error: string | undefined; label?: string }) {
  const { name, error, label = t("entryField.newPassword") } = props;
  return <EntryField {...{ label, name, error }} type="password" autoComplete="new-password" maxLength={1024} />;
}

type EntrySelectProps = Omit<EntryFieldProps, "kept" | "isRefused"> & {
  options: readonly (readonly [value: string, word: string])[];
  /** What is chosen until a person chooses, and again once the form was sent and comes back. */
  start: string;
  onChoose: (value: string) => void;
};

/** One of a list. */
export function EntrySelect({ label, name, error, options, start, onChoose, autoComplete }: EntrySelectProps) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Select
        className="h-11!"
        id={name}
        name={name}
        required
        // A form is emptied once it is sent, a chosen value included: what comes back is another start.
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

/** How a control says that it was refused. Without script the browser goes to the first that is wrong by itself. */
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
