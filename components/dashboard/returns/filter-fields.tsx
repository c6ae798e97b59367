import { type FormEvent, type ReactNode, useId, useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/returns";
import { Button } from "../../ui/button";
import { FieldError, Label } from "../../ui/field";
import { Input, Tick, TickLine } from "../../ui/input";
import { MomentField } from "../controls/moment-field";
import { amountProblem, dayCountProblem } from "./typed-numbers";

export type Option = { value: string; word: string };

type TicksProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Number of options from which a search field is shown. */
const SEARCHED_FROM = 9;

/** Checkboxes for the options; includes values in the address that no longer exist. */
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
          aria-label={t("filterFields.search", { label })}
          placeholder={common("search")}
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
      {found.length === 0 ? <p className="py-1 text-ink-2">{t("filterFields.noMatches")}</p> : null}
    </fieldset>
  );
}

type SpanProps = { from: string; to: string; onChange: (from: string, to: string) => void };

/** A first and last day; each applies as soon as it is a valid date. */
export function Days({ from, to, onChange }: SpanProps) {
  const bounds = { min: "2000-01-01", max: "2099-12-31" };
  return (
    <div className="grid gap-2 [&_[data-moment]>*]:text-fine [&_[data-moment]>*]:stretch-narrow">
      <MomentField
        kind="day"
        label={t("filterFields.from")}
        value={from}
        {...bounds}
        onPick={(day) => onChange(day, to)}
      />
      <MomentField
        kind="day"
        label={t("filterFields.until")}
        value={to}
        {...bounds}
        onPick={(day) => onChange(from, day)}
      />
    </div>
  );
}

type TypedProps = {
  label: string;
  value: string;
  /** Called when the field is left or Enter is pressed. */
  onChange: (value: string) => void;
  /** Returns an error that names the field, or "". */
  problemOf?: (text: string) => string;
  inputMode?: "numeric" | "decimal";
  isCode?: boolean;
  isCleared?: boolean;
};

/** A text field that applies when it is left or Enter is pressed; invalid text stays with its error. */
export function Typed({ label, value, onChange, problemOf, isCode, isCleared, ...rest }: TypedProps) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const apply = (input: HTMLInputElement | null) => {
    if (input === null) return;
    const text = input.value.trim();
    const found = text === value ? "" : (problemOf?.(text) ?? "");
    setProblem(found);
    if (found !== "" || text === value) return;
    onChange(text);
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
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onBlur={(event) => apply(event.currentTarget)}
          {...rest}
        />
        <Button type="submit">{common("apply")}</Button>
      </span>
      {problem ? (
        <FieldError id={`${id}-problem`} role="alert">
          {problem}
        </FieldError>
      ) : null}
    </form>
  );
}

/** The minimum and maximum amount in major units. */
export function Amounts({ from, to, onChange, currency }: SpanProps & { currency: string }) {
  const field = (label: string) => ({
    ...{ label, inputMode: "decimal" as const },
    problemOf: (text: string) => amountProblem(text, { label, currency }),
  });
  return (
    <Rows>
      <Typed
        {...field(t("filterFields.minimum", { currency }))}
        value={from}
        onChange={(amount) => onChange(amount, to)}
      />
      <Typed
        {...field(t("filterFields.maximum", { currency }))}
        value={to}
        onChange={(amount) => onChange(from, amount)}
      />
    </Rows>
  );
}

/** A number of days, up to ten years. */
export function Count({ label, value, onChange }: Pick<TypedProps, "label" | "value" | "onChange">) {
  return (
    <Typed {...{ label, value, onChange }} inputMode="numeric" problemOf={(text) => dayCountProblem(text, label)} />
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <div className="grid gap-2">{children}</div>;
}
