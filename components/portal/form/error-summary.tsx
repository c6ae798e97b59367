"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { FormState } from "./form-state";

/** Errors of a form on top of it, each a link to its field. Takes the focus when it appears, with scripts and without. */
export function ErrorSummary({ state, children }: { state: FormState; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = state;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const fields = Object.entries(state.fields);
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
