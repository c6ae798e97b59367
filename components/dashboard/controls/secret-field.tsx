import { Input } from "../../ui/input";
import { Described } from "./described";

type SecretFieldProps = {
  label: string;
  auto: "current-password" | "new-password";
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

/** A password field. */
export function SecretField({ label, auto, hint, value, onChange, error }: SecretFieldProps) {
  return (
    <Described label={label} hint={error ? undefined : hint} error={error}>
      {(names) => (
        <Input
          {...names}
          type="password"
          autoComplete={auto}
          maxLength={1024}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Described>
  );
}
