"use client";

import { ListFilter } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useRef, useTransition } from "react";
import { Key } from "../controls/key";
import { FilterCells } from "./filter-cells";
import { choiceOf, type FilterOptions, type ListChoice, listHref, searchOf } from "./list-choice";

type FilterPanelProps = { choice: ListChoice; options: FilterOptions; currency: string };

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
  /** Nothing else of the page may take this Escape for its own. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !panel.current?.open) return;
    event.preventDefault();
    panel.current.open = false;
    panel.current.querySelector("summary")?.focus();
  };
  return (
    <details className="filter" ref={panel} onKeyDown={onEscape}>
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
        <FilterCells chosen={chosen} options={options} currency={currency} />
        <div className="filter-foot">
          <button className="button" data-kind="main" type="submit">
            Show
          </button>
          <button className="button" type="reset">
            Reset the form
          </button>
          {isPending ? <span className="progress" role="progressbar" aria-label="Filtering" /> : null}
          <p className="filter-hint">
            Or type it into the search: <span className="mono">status:hold created:&gt;2026-11-01 tag:vip</span>
          </p>
        </div>
      </form>
    </details>
  );
}
