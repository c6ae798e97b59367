"use client";

import { ListFilter } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useRef, useTransition } from "react";
import { RESOLUTIONS } from "@/contract/vocabulary/return-list";
import { STATUS_KEYS, STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { Key } from "../controls/key";
import { countryWords } from "./filter-chips";
import { choiceOf, type FilterOptions, type ListChoice, listHref, searchOf } from "./list-choice";
import { METHOD_WORDS, OUTCOME_WORDS } from "./outcome-words";

type FilterPanelProps = { choice: ListChoice; options: FilterOptions; currency: string };
type Option = { value: string; word: string };

const slug = (word: string) => word.toLowerCase().replaceAll("_", "-");
const named = (list: readonly { id: string; name: string }[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, word: name }));

/** Everything that the list can be narrowed by: a plain form, so that it works before and without script. */
export function FilterPanel({ choice, options, currency }: FilterPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const router = useRouter();
  const [isPending, start] = useTransition();
  const chosen = searchOf(choice, currency);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const params = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]));
    if (panel.current) panel.current.open = false;
    start(() => router.push(listHref(choiceOf(params, currency), { currency }), { scroll: false }));
  };
  const ticks = (name: string, label: string, list: readonly Option[]) => (
    <Ticks name={name} label={label} options={list} chosen={chosen.getAll(name)} />
  );
  return (
    <details className="filter" ref={panel}>
      <summary className="button" data-size="small" data-kind="bare" data-key="f">
        <ListFilter aria-hidden="true" />
        Filter
        <Key>F</Key>
      </summary>
      {/* A new address fills the form anew: what was ticked and not sent is gone with it. */}
      <form key={String(chosen)} className="filter-form" action="/dashboard/returns" method="get" onSubmit={submit}>
        {["view", "q", "sort"].map((name) => (
          <input key={name} type="hidden" name={name} value={chosen.get(name) ?? ""} />
        ))}
        <div className="filter-cells">
          <div>
            {ticks(
              "status",
              "Status",
              STATUS_KEYS.map((key) => ({ value: slug(key), word: STATUS_WORDS[key].merchant })),
            )}
          </div>
          <div>{ticks("reason", "Reason", named(options.reasons))}</div>
          <div>
            {ticks(
              "outcome",
              "Outcome",
              RESOLUTIONS.map((one) => ({ value: slug(one), word: OUTCOME_WORDS[one] })),
            )}
          </div>
          <div className="filter-cell grid content-start gap-4">
            {ticks(
              "method",
              "Sent",
              options.methods.map((method) => ({ value: slug(method), word: METHOD_WORDS[method] })),
            )}
            {ticks("carrier", "Carrier", named(options.carriers))}
          </div>
          <div className="filter-cell grid content-start gap-4">
            {ticks("warehouse", "Warehouse", named(options.warehouses))}
            {ticks(
              "country",
              "From",
              options.countries.map((code) => ({ value: code, word: countryWords(code) })),
            )}
          </div>
          <div className="filter-cell grid content-start gap-3">
            <Pair label="Requested, first and last day" isStacked>
              <input
                className="input"
                type="date"
                name="from"
                defaultValue={chosen.get("from") ?? ""}
                aria-label="From"
              />
              <input className="input" type="date" name="to" defaultValue={chosen.get("to") ?? ""} aria-label="Until" />
            </Pair>
            <Count name="days" label="Requested in the last … days" value={chosen.get("days")} />
            <Count name="idle" label="Nothing happened for … days" value={chosen.get("idle")} />
            <Pair label={`Value in ${currency}, from and to`}>
              <Amount name="min" label="At least" value={chosen.get("min")} />
              <Amount name="max" label="At most" value={chosen.get("max")} />
            </Pair>
            <label className="tick-line">
              <input className="tick" type="checkbox" name="files" value="1" defaultChecked={chosen.has("files")} />
              With photos or files
            </label>
          </div>
        </div>
        <div className="filter-foot">
          <button className="button" data-kind="main" type="submit">
            Show
          </button>
          <button className="button" type="reset">
            Reset the form
          </button>
          {isPending ? <span className="progress" role="progressbar" aria-label="Filtering" /> : null}
        </div>
      </form>
    </details>
  );
}

type TicksProps = { name: string; label: string; options: readonly Option[]; chosen: readonly string[] };

/** What of a kind may be ticked; what the address names and nobody knows any more stands there, too. */
function Ticks({ name, label, options, chosen }: TicksProps) {
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unknown.map((value) => ({ value, word: value }))];
  if (all.length === 0) return null;
  return (
    <fieldset className="filter-ticks">
      <legend>{label}</legend>
      {all.map(({ value, word }) => (
        <label key={value} className="tick-line">
          <input className="tick" type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

function Pair({ label, isStacked = false, children }: { label: string; isStacked?: boolean; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="filter-legend">{label}</legend>
      <div className={isStacked ? "grid gap-2" : "grid grid-cols-2 gap-2"}>{children}</div>
    </fieldset>
  );
}

type ValueProps = { name: string; label: string; value: string | null };

function Count({ name, label, value }: ValueProps) {
  return (
    <label className="block">
      <span className="filter-legend block">{label}</span>
      <input
        className="input"
        type="number"
        name={name}
        min={1}
        max={3650}
        inputMode="numeric"
        defaultValue={value ?? ""}
      />
    </label>
  );
}

function Amount({ name, label, value }: ValueProps) {
  return (
    <input
      className="input"
      name={name}
      inputMode="decimal"
      aria-label={label}
      placeholder={label}
      pattern="\d{1,12}([.,]\d*)?"
      title="Digits only, for example 49.90"
      maxLength={16}
      defaultValue={value ?? ""}
    />
  );
}
