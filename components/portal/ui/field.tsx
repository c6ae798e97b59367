import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error";

type FieldProps = {
  /** The input's ID; error and help IDs derive from it. */
  id: string;
  label: string;
  error: string | undefined;
  help?: string | undefined;
  className?: string;
  /** The input. */
  children: ReactNode;
};

/** Label, error, the input itself, and help. */
export function Field({ id, label, error, help, className = "grid", children }: FieldProps) {
  return (
    <div className={`gap-1.5 ${className}`}>
      <label className="text-ui font-semibold" htmlFor={id}>
        {label}
      </label>
      <FieldError id={id} text={error} />
      {children}
      {help ? (
        <p className="text-ui text-ink-2" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** Two fields side by side: the error of one must not misalign the other's input. */
export function FieldPair({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`grid *:row-span-4 *:grid-rows-subgrid *:gap-y-0 [&_input]:row-start-3 [&_input]:mt-1.5 [&_p]:row-start-4 [&_p]:mt-1.5 [&_p[id$=-error]]:row-start-2 ${className}`}
      {...rest}
    />
  );
}
