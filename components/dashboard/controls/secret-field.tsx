import { useId } from "react";

type SecretFieldProps = {
  label: string;
  auto: "current-password" | "new-password";
  hint?: string;
  value: string;
  onType: (text: string) => void;
  error: string | undefined;
};

/** A password, typed unseen. */
export function SecretField({ label, auto, hint, value, onType, error }: SecretFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="password"
        autoComplete={auto}
        maxLength={1024}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {hint || error ? (
        <p id={`${id}-note`} className={error ? "field-error" : "field-hint"} role={error ? "alert" : undefined}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
