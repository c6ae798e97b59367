import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error";

type FieldProps = {
  /** Of what is typed into: error and help are named after it. */
  id: string;
  label: string;
  error: string | undefined;
  help?: string | undefined;
  className?: string;
  /** What is typed into. */
  children: ReactNode;
};

/** Label, what is wrong, the field itself, and what it means. */
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

/** Two fields beside each other: what is wrong with one must not move its box out of the line of the other. */
export function FieldPair({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`grid *:row-span-4 *:grid-rows-subgrid *:gap-y-0 [&_input]:row-start-3 [&_input]:mt-1.5 [&_p]:row-start-4 [&_p]:mt-1.5 [&_p[id$=-error]]:row-start-2 ${className}`}
      {...rest}
    />
  );
}
