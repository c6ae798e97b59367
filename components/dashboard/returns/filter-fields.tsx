import { type FormEvent, type ReactNode, useId, useState } from "react";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { Button } from "../../ui/button";
import { Label } from "../../ui/field";
import { Input, Tick, TickLine } from "../../ui/input";
import { MomentField } from "../controls/moment-field";

export type Option = { value: string; word: string };

type TicksProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** From so many on one searches rather than reads. */
const SEARCHED_FROM = 9;

/** What of a kind may be ticked; what the address names and nobody knows any more stands there, too. */
export function Ticks({ label, options, chosen, onChange }: TicksProps) {
  const [text, setText] = useState("");
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unknown.map((value) => ({ value, word: value }))];
  const found = all.filter(({ word }) => word.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {all.length < SEARCHED_FROM ? null : (
        <Input
          className="mb-1.5"
          type="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {found.map(({ value, word }) => (
        <TickLine key={value}>
          <Tick
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {word}
        </TickLine>
      ))}
      {found.length === 0 ? <p className="py-1 text-ink-2">No matches.</p> : null}
    </fieldset>
  );
}

type SpanProps = { from: string; to: string; onChange: (from: string, to: string) => void };

/** A first and a last day; each counts as soon as it is a day. */
export function Days({ from, to, onChange }: SpanProps) {
  const bounds = { min: "2000-01-01", max: "2099-12-31" };
  return (
    <div className="grid gap-2 [&_[data-moment]>*]:text-fine [&_[data-moment]>*]:stretch-narrow">
      <MomentField kind="day" label="From" value={from} {...bounds} onPick={(day) => onChange(day, to)} />
      <MomentField kind="day" label="Until" value={to} {...bounds} onPick={(day) => onChange(from, day)} />
    </div>
  );
}

type TypedProps = {
  label: string;
  value: string;
  /** What was typed and left, or sent with Enter. */
  onChange: (value: string) => void;
  hint?: string;
  inputMode?: "numeric" | "decimal";
  pattern?: string;
  isCode?: boolean;
  isCleared?: boolean;
};

/** A text that counts once its field is left or Enter is pressed. */
export function Typed({ label, value, onChange, hint, isCode, isCleared, ...rest }: TypedProps) {
  const id = useId();
  const apply = (input: HTMLInputElement | null) => {
    if (input === null || input.value.trim() === value || !input.reportValidity()) return;
    onChange(input.value.trim());
    if (isCleared) input.value = "";
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget.querySelector("input"));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Label htmlFor={id}>{label}</Label>
      <span className="flex gap-1.5">
        <Input
          key={value}
          id={id}
          className={isCode ? "font-mono text-code" : ""}
          defaultValue={value}
          title={hint}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          onBlur={(event) => apply(event.currentTarget)}
          {...rest}
        />
        <Button type="submit">Apply</Button>
      </span>
    </form>
  );
}

/** The least and the most, as typed in the currency's own unit. */
export function Amounts({ from, to, onChange, currency }: SpanProps & { currency: string }) {
  const digits = minorDigits(currency);
  const shape = {
    inputMode: "decimal" as const,
    pattern: `\\d{1,12}([.,]\\d{0,${digits}})?`,
    hint: `Digits only, with at most ${digits} decimals, for example ${digits === 0 ? "1250" : "49.90"}`,
  };
  return (
    <Rows>
      <Typed label={`At least, in ${currency}`} value={from} {...shape} onChange={(amount) => onChange(amount, to)} />
      <Typed label={`At most, in ${currency}`} value={to} {...shape} onChange={(amount) => onChange(from, amount)} />
    </Rows>
  );
}

/** Days up to ten years. */
export function Count({ label, value, onChange }: Pick<TypedProps, "label" | "value" | "onChange">) {
  return (
    <Typed
      {...{ label, value, onChange }}
      inputMode="numeric"
      pattern="[1-9]\d{0,3}"
      hint="A number of days from 1 to 3650"
    />
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <div className="grid gap-2">{children}</div>;
}
