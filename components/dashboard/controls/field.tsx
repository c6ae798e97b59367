import { useId } from "react";

type FieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Room for a sentence or two. */
  isLong?: boolean;
  inputMode?: "decimal" | "numeric" | "url";
  maxLength?: number;
  /** What may be meant; anything else can be typed. */
  suggestions?: readonly string[];
  className?: string;
};

/** One field with its label; what is wrong with it stands below and is read with it. */
export function Field({ label, value, onType, hint, error, isLong = false, className = "", ...rest }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const shared = {
    id,
    value,
    autoComplete: "off",
    maxLength: rest.maxLength ?? 500,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  } as const;
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea className="input" rows={2} {...shared} />
      ) : (
        <input
          className="input"
          inputMode={rest.inputMode}
          list={rest.suggestions ? `${id}-list` : undefined}
          {...shared}
        />
      )}
      {rest.suggestions ? (
        <datalist id={`${id}-list`}>
          {rest.suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
