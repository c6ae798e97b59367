import type { ComponentProps, ReactNode } from "react";

const FIELD =
  "mt-1 block w-full rounded-control border border-field-line bg-surface px-4 text-ink placeholder:text-ink-2 placeholder:opacity-100 aria-invalid:border-bad";

/** A single-line input, as high as a button. */
export function Input({ className = "min-h-target py-2", ...rest }: ComponentProps<"input">) {
  return <input className={`${FIELD} ${className}`} {...rest} />;
}

/** One of several. */
export function Select(props: ComponentProps<"select">) {
  return <select className={`${FIELD} min-h-target py-2`} {...props} />;
}

/** A multi-line input. */
export function Textarea(props: ComponentProps<"textarea">) {
  return <textarea className={`${FIELD} min-h-target py-2`} {...props} />;
}

type FieldProps = { label: ReactNode; problem?: string | undefined; className?: string; children: ReactNode };

/** An input with its label and error. */
export function Field({ label, problem, className, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is among its children
    <label className={className}>
      <FieldName>{label}</FieldName>
      {children}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </label>
  );
}

/** The label. */
export function FieldName({ className = "", ...rest }: ComponentProps<"span">) {
  return <span className={`text-field font-medium text-ink-2 ${className}`.trimEnd()} {...rest} />;
}

/** The error. */
export function FieldError({ children }: { children: string }) {
  return (
    <em className="mt-1.5 block text-[16px] text-bad not-italic" role="alert">
      {children}
    </em>
  );
}

/** Stacked inputs. */
export function Fields({ onSubmit, ...rest }: Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: () => void }) {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSubmit();
  };
  return <form className="mt-4 grid gap-4" onSubmit={submit} {...rest} />;
}
