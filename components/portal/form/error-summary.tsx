import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../ui/alert";
import type { FormState } from "../ui/form-state";

type ErrorSummaryProps = { state: FormState; className?: string; children?: ReactNode };

/**
 * A summary of the form's errors above it, each linking to its field. Takes the focus when it appears, with and without
 * scripts; a single field takes it itself.
 */
export function ErrorSummary({ state, className, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = state;
  const fields = Object.entries(state.fields);
  const only = fields.length === 1 ? fields[0]?.[0] : undefined;
  useEffect(() => {
    if (attempt === 0) return;
    // A single error is handled at its field; with several, the list links to each.
    const field = only === undefined ? null : document.getElementById(only);
    (field ?? box.current)?.focus();
  }, [attempt, only]);
  if (!state.message) return null;
  return (
    // It takes the focus immediately: without scripts this is the only way to lead the reader to the errors.
    <Alert className={className} tabIndex={-1} ref={box} autoFocus={attempt > 0}>
      <p className="font-semibold text-bad">{state.message}</p>
      {fields.length > 0 ? (
        <ul className="mt-1.5 list-disc ps-4.5">
          {fields.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Alert>
  );
}
