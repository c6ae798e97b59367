"use client";

import { ListFilter } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useRef, useTransition } from "react";
import { Button, buttonStyle } from "../../ui/button";
import { Key } from "../../ui/key";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { choiceOf, type FilterOptions, type ListChoice, listHref, searchOf } from "../list-choice/list-choice";
import { FilterCells } from "./filter-cells";

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
    <details
      className="first:-ml-2.25 [&>summary]:cursor-pointer open:[&>summary]:bg-sunken"
      ref={panel}
      onKeyDown={onEscape}
    >
      <summary className={buttonStyle()} data-size="small" data-kind="bare" data-key="f">
        <ListFilter aria-hidden="true" />
        Filter
        <Key>F</Key>
      </summary>
      {/* A new address fills the form anew: what was ticked and not sent is gone with it. */}
      <form
        key={String(chosen)}
        className="inset-x-0 top-[calc(100%+1px)] bottom-auto border-b border-rule bg-raised shadow-float max-h-[min(640px,calc(100dvh-200px))] absolute z-8 overflow-y-auto max-md:max-h-none"
        action="/dashboard/returns"
        method="get"
        onSubmit={submit}
      >
        {["view", "q", "sort"].map((name) => (
          <input key={name} type="hidden" name={name} value={chosen.get(name) ?? ""} />
        ))}
        <FilterCells chosen={chosen} options={options} currency={currency} />
        <div className="py-3 px-pad bottom-0 gap-2 bg-raised sticky flex">
          <Button kind="main" type="submit">
            Show
          </Button>
          <Button type="reset">Reset the form</Button>
          {isPending ? <span className={PROGRESS_LINE} role="progressbar" aria-label="Filtering" /> : null}
          <p className="ml-auto text-ink-2 text-small self-center">
            Or type it into the search:{" "}
            <span className="font-mono text-code">status:hold created:&gt;2026-11-01 tag:vip</span>
          </p>
        </div>
      </form>
    </details>
  );
}
