"use client";

import { useEffect, useId, useRef, useState } from "react";
import { LOCALE } from "../../ui/age";
import { FieldNote, Label } from "../../ui/field";
import { formatMoment } from "../../ui/format-time";
import { Input } from "../../ui/input";
import { dayOf, minuteOf } from "../browser/read-address";

type MomentFieldProps = {
  /** A day ("2026-11-12"), or a minute of a day ("2026-11-12T10:42"). */
  kind: "day" | "minute";
  label: string;
  /** The initial value. */
  value: string;
  /** Name of the field in a plain form. */
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
 * The browser's date or time field. Its order of day and month follows the browser's locale, so the label repeats the
 * date in words to keep 11/12 from being read as 11 December.
 */
export function MomentField({ kind, label, value, name, onPick, min, max, isNeeded, hint, error }: MomentFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    // Resetting a form changes its fields without an event on each field.
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

/** A partly typed year isn't a date yet. */
const wordsOf = (kind: MomentFieldProps["kind"], typed: string): string =>
  (kind === "day" ? dayOf(typed) : minuteOf(typed)) === "" ? "" : formatMoment(typed, LOCALE);
