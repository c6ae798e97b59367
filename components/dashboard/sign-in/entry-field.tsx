import type { ComponentProps } from "react";

type EntryFieldProps = ComponentProps<"input"> & {
  label: string;
  name: string;
  /** It is what the refusal above the form is about. */
  isRefused: boolean;
};

/** A field that has to be filled; the browser says so by itself, before and without script. */
export function EntryField({ label, name, isRefused, ...input }: EntryFieldProps) {
  return (
    <div>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <input
        className="input h-11"
        id={name}
        name={name}
        required
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? "refused" : undefined}
        {...input}
      />
    </div>
  );
}
