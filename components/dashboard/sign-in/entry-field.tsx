import type { ComponentProps } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";

type EntryFieldProps = Omit<ComponentProps<"input">, "name"> & {
  label: string;
  name: string;
  /** It is what the refusal above the form is about. */
  isRefused: boolean;
  /** What was typed before it was refused. */
  kept?: string | undefined;
};

/** A field that has to be filled; the browser says so by itself, before and without script. */
export function EntryField({ label, name, isRefused, kept, ...input }: EntryFieldProps) {
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
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? "refused" : undefined}
        {...input}
      />
    </div>
  );
}

/** A password of one's own choice. */
export function NewPasswordField(props: { name: string; isRefused: boolean; label?: string }) {
  const { name, isRefused, label = t("entryField.newPassword") } = props;
  return <EntryField {...{ label, name, isRefused }} type="password" autoComplete="new-password" maxLength={1024} />;
}

type EntrySelectProps = Omit<EntryFieldProps, "kept"> & {
  options: readonly (readonly [value: string, word: string])[];
  /** What is chosen until a person chooses, and again once the form was sent and comes back. */
  start: string;
  onChoose: (value: string) => void;
};

/** One of a list. */
export function EntrySelect({ label, name, isRefused, options, start, onChoose, autoComplete }: EntrySelectProps) {
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
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? "refused" : undefined}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </Select>
    </div>
  );
}
