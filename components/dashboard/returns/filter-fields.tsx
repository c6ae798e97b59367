import type { ReactNode } from "react";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { Input, Tick, TickLine } from "../../ui/input";
import { MomentField } from "../controls/moment-field";

export type Option = { value: string; word: string };

type TicksProps = { name: string; label: string; options: readonly Option[]; chosen: readonly string[] };

/** What of a kind may be ticked; what the address names and nobody knows any more stands there, too. */
export function Ticks({ name, label, options, chosen }: TicksProps) {
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unknown.map((value) => ({ value, word: value }))];
  if (all.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-ink-2 text-fine stretch-label font-medium">{label}</legend>
      <div className="max-h-105 overflow-y-auto max-md:max-h-none">
        {all.map(({ value, word }) => (
          <TickLine key={value}>
            <Tick name={name} value={value} defaultChecked={chosen.includes(value)} />
            {word}
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}

type SpanProps = { label: string; names: readonly [string, string]; chosen: URLSearchParams };

/** A first and a last day. */
export function Days({ label, names: [first, last], chosen }: SpanProps) {
  return (
    <Pair label={label}>
      <Day name={first} label="From" value={chosen.get(first)} />
      <Day name={last} label="Until" value={chosen.get(last)} />
    </Pair>
  );
}

/** The least and the most. */
export function Amounts({ label, names: [least, most], chosen, currency }: SpanProps & { currency: string }) {
  return (
    <Pair label={label}>
      <Amount name={least} label="At least" value={chosen.get(least)} currency={currency} />
      <Amount name={most} label="At most" value={chosen.get(most)} currency={currency} />
    </Pair>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-ink-2 text-fine stretch-label font-medium">{label}</legend>
      <div className="grid gap-2">{children}</div>
    </fieldset>
  );
}

type ValueProps = { name: string; label: string; value: string | null };

export function Count({ name, label, value }: ValueProps) {
  return (
    <label className="block">
      <span className="mb-1 text-ink-2 text-fine stretch-label font-medium block">{label}</span>
      <Input type="number" name={name} min={1} max={3650} inputMode="numeric" defaultValue={value ?? ""} />
    </label>
  );
}

/** The days that a list may be asked for. */
function Day({ name, label, value }: ValueProps) {
  return <MomentField kind="day" {...{ name, label }} value={value ?? ""} min="2000-01-01" max="2099-12-31" />;
}

function Amount({ name, label, value, currency }: ValueProps & { currency: string }) {
  const digits = minorDigits(currency);
  return (
    <Input
      name={name}
      inputMode="decimal"
      aria-label={label}
      placeholder={label}
      pattern={`\\d{1,12}([.,]\\d{0,${digits}})?`}
      title={`Digits only, with at most ${digits} decimals, for example ${digits === 0 ? "1250" : "49.90"}`}
      maxLength={16}
      defaultValue={value ?? ""}
    />
  );
}

/** Texts of a kind: a field for each that is asked for, and one more. */
export function Texts({ name, label, chosen }: { name: string; label: string; chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend className="mb-1 text-ink-2 text-fine stretch-label font-medium">{label}</legend>
      <div className="grid gap-2">
        {[...chosen, ""].map((value) => (
          <Input
            key={value}
            className="font-mono text-code"
            name={name}
            aria-label={label}
            maxLength={128}
            autoComplete="off"
            spellCheck={false}
            defaultValue={value}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function Single({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <TickLine>
      <Tick name={name} value="1" defaultChecked={isOn} />
      {label}
    </TickLine>
  );
}
