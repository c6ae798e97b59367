"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { FormState } from "./form-state";

/** Errors of a form on top of it, each a link to its field. Takes the focus when it appears, with scripts and without; a single field takes it itself. */
export function ErrorSummary({ state, children }: { state: FormState; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = state;
  const fields = Object.entries(state.fields);
  const only = fields.length === 1 ? fields[0]?.[0] : undefined;
  useEffect(() => {
    if (attempt === 0) return;
    // One mistake is met where it is; of several the list leads to each.
    const field = only === undefined ? null : document.getElementById(only);
    (field ?? box.current)?.focus();
  }, [attempt, only]);
  if (!state.message) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is the only way to lead the reader to what went wrong
    <div className="errors" role="alert" tabIndex={-1} ref={box} autoFocus={attempt > 0}>
      <p className="errors-title">{state.message}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  );
}
