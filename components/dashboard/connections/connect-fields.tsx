import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { curlyQuotes } from "@/contract/vocabulary/curly-quotes";
import { t } from "@/messages/dashboard/connections";
import { Button } from "../../ui/button";
import { Input } from "../../ui/input";
import { Described } from "../controls/described";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Toggle } from "../settings/controls/toggle";
import type { ConnectionField } from "./types";

export type FieldValues = Readonly<Record<string, string>>;

type ConnectFieldsProps = {
  fields: readonly ConnectionField[];
  values: FieldValues;
  /** Saved values, with the last characters of secrets. A field left empty keeps its saved value. */
  kept?: FieldValues;
  errorOf: (name: string) => string | undefined;
  onChange: (name: string, value: string) => void;
};

/** The fields of a provider's form, each with a hint where to find its value. */
export function ConnectFields({ fields, values, kept = {}, errorOf, onChange }: ConnectFieldsProps) {
  return fields.map((field) => (
    <ConnectField
      key={field.name}
      field={field}
      value={values[field.name] ?? ""}
      kept={kept[field.name] ?? ""}
      error={errorOf(field.name)}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}

type ConnectFieldProps = {
  field: ConnectionField;
  value: string;
  kept: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function ConnectField({ field, value, kept, error, onChange }: ConnectFieldProps) {
  // A select always has a value.
  const isOptional = !field.is_required && field.kind !== "TOGGLE" && field.kind !== "CHOICE";
  const label = curlyQuotes(field.label);
  const shared = { label, value, onChange, error, hint: curlyQuotes(field.help) };
  switch (field.kind) {
    case "TOGGLE":
      return <Toggle {...shared} value={value === "true"} onChange={(isOn) => onChange(isOn ? "true" : "")} />;
    case "CHOICE":
      return (
        <SelectField
          {...shared}
          options={field.options.map((option) => [option.value, curlyQuotes(option.label)] as const)}
        />
      );
    case "SECRET":
      return <SecretValue {...shared} isOptional={isOptional} kept={kept} placeholder={field.placeholder} />;
    case "URL":
    case "TEXT":
      return (
        <TextField
          {...shared}
          isOptional={isOptional}
          isMono
          placeholder={field.placeholder}
          {...(field.kind === "URL" ? { inputMode: "url" as const } : {})}
        />
      );
  }
}

type SecretValueProps = Omit<ConnectFieldProps, "field"> & {
  label: string;
  isOptional: boolean;
  hint: string;
  placeholder: string;
};

/**
 * A key or token: masked while typing, with a button to show it. It is longer than a password, and password managers
 * should ignore it.
 */
function SecretValue({ label, isOptional, hint, value, kept, error, placeholder, onChange }: SecretValueProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Described label={label} isOptional={isOptional} hint={hint} error={error}>
      {(names) => (
        <span className="relative block">
          <Input
            {...names}
            className="font-mono text-code pr-11!"
            type={isShown ? "text" : "password"}
            // Browsers fill in the saved password for "off", but suggest nothing for "new-password".
            autoComplete="new-password"
            data-1p-ignore
            data-lpignore="true"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={8_192}
            placeholder={kept ? `•••• ${kept}` : placeholder}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Button
            isLive
            className="absolute inset-y-0 right-0 my-auto"
            kind="bare"
            isSquare
            aria-pressed={isShown}
            aria-label={t("connectFields.show", { label })}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </Button>
        </span>
      )}
    </Described>
  );
}
