import type { ComponentProps, ElementType, ReactNode } from "react";
import type { As } from "./as";

/** The label of a field, or the legend of several. */
export function Label<Tag extends ElementType = "label">({ as, className = "", ...rest }: As<Tag, Classed>) {
  const Drawn: ElementType = as ?? "label";
  return <Drawn className={`mb-1 block font-medium ${className}`} {...rest} />;
}

/** Help text of a field. */
export function Hint<Tag extends ElementType = "p">({ as, className = "", ...rest }: As<Tag, Classed>) {
  const Drawn: ElementType = as ?? "p";
  return <Drawn className={`mt-1 text-small/4.5 text-ink-2 ${className}`} {...rest} />;
}

/** Error of a field. */
export function FieldError<Tag extends ElementType = "p">({ as, className = "", ...rest }: As<Tag, Classed>) {
  const Drawn: ElementType = as ?? "p";
  return (
    <Drawn className={`mt-1 flex items-baseline gap-1.5 text-small/4.5 font-medium text-bad ${className}`} {...rest} />
  );
}

type FieldNoteProps = { id: string; error?: string | null | undefined; hint?: ReactNode; className?: string };

/** A field's error, otherwise its help: one line, referenced by aria-describedby. */
export function FieldNote({ id, error, hint, className }: FieldNoteProps) {
  if (error) {
    return (
      <FieldError id={id} className={className} role="alert">
        {error}
      </FieldError>
    );
  }
  return hint ? (
    <Hint id={id} className={className}>
      {hint}
    </Hint>
  ) : null;
}

type Classed = { className?: string | undefined };

/** Fields side by side; a long list of chips takes the full width. */
export function FieldRow({ columns, className = "", ...rest }: ComponentProps<"div"> & { columns?: "3" | "wide" }) {
  return (
    <div
      className={`grid grid-cols-2 items-start gap-x-4 gap-y-3 data-[columns=3]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)] data-[columns=wide]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-md:grid-cols-1! [&>:has([data-chip]:nth-child(12))]:col-span-full ${className}`}
      data-columns={columns}
      {...rest}
    />
  );
}
