"use client";

import { useEffect, useId, useRef, useState } from "react";
import { LOCALE } from "../../ui/age";
import { FieldNote, Label } from "../../ui/field";
import { formatMoment } from "../../ui/format-time";
import { Input } from "../../ui/input";
import { dayOf, minuteOf } from "../browser/read-address";

type MomentFieldProps = {
  /** A day ("2026-11-12"), or a minute of it ("2026-11-12T10:42"). */
  kind: "day" | "minute";
  label: string;
  /** As it stands at first. */
  value: string;
  /** Where a plain form sends it. */
  name?: string;
  onPick?: (value: string) => void;
  min?: string;
  max?: string;
  isNeeded?: boolean;
  hint?: string;
  error?: string | undefined;
};

const TYPES = { day: "date", minute: "datetime-local" } as const;

/**
 * The browser's own field for a moment. Which of its figures is the month follows the browser and not this page: so
 * beside its name it says in words what stands there, and nobody takes 11/12 for the 11th of December.
 */
export function MomentField({ kind, label, value, name, onPick, min, max, isNeeded, hint, error }: MomentFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    // A form that is reset changes its fields without saying so to each.
    const form = field.current?.form;
    const onReset = () => setTyped(value);
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [value]);
  const said = wordsOf(kind, typed);
  const below = error ?? hint;
  return (
    <div>
      <span data-moment="" className="gap-x-2 items-baseline justify-between flex flex-wrap">
        <Label htmlFor={id}>{label}</Label>
        <span id={`${id}-said`} className="text-ink-2 text-small whitespace-nowrap">
          {said}
        </span>
      </span>
      <Input
        ref={field}
        id={id}
        type={TYPES[kind]}
        {...{ name, min, max, required: isNeeded, defaultValue: value }}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-said`, ...(below ? [`${id}-below`] : [])].join(" ")}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onPick?.(event.currentTarget.value);
        }}
      />
      <FieldNote id={`${id}-below`} error={error} hint={hint} />
    </div>
  );
}

/** Half a year that somebody is typing is no moment yet. */
const wordsOf = (kind: MomentFieldProps["kind"], typed: string): string =>
  (kind === "day" ? dayOf(typed) : minuteOf(typed)) === "" ? "" : formatMoment(typed, LOCALE);
