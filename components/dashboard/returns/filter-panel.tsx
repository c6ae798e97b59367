"use client";

import { ListFilter } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useRef, useTransition } from "react";
import { RESOLUTIONS } from "@/contract/vocabulary/return-list";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS, STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { Button, buttonStyle } from "../../ui/button";
import { Key } from "../../ui/key";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { choiceOf, type FilterOptions, type ListChoice, listHref, searchOf, slug } from "../list-choice/list-choice";
import { METHOD_WORDS, OUTCOME_WORDS, PARCEL_WORDS } from "../return-facts/outcome-words";
import { countryWords } from "./filter-chips";
import { Amounts, Count, Days, type Option, Single, Texts, Ticks } from "./filter-fields";

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

type FilterCellsProps = { chosen: URLSearchParams; options: FilterOptions; currency: string };

const named = (list: readonly { id: string; name: string }[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, word: name }));
const ofKeys = <T extends string>(keys: readonly T[], words: Readonly<Record<T, string>>): Option[] =>
  keys.map((key) => ({ value: slug(key), word: words[key] }));
const asTold = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, word: text }));

const STATUSES: readonly Option[] = STATUS_KEYS.map((key) => ({ value: slug(key), word: STATUS_WORDS[key].merchant }));

/** Everything that the list can be narrowed by, what is alike in one cell. */
function FilterCells({ chosen, options, currency }: FilterCellsProps) {
  const ticks = (name: string, label: string, list: readonly Option[]) => (
    <Ticks name={name} label={label} options={list} chosen={chosen.getAll(name)} />
  );
  return (
    <div className="grid-cols-[repeat(auto-fit,minmax(164px,1fr))] grid *:pt-3 *:pb-4 *:px-4 *:border-b *:border-r *:border-line *:gap-4 *:content-start *:grid *:first:pl-pad [&_[data-moment]>*]:text-fine [&_[data-moment]>*]:stretch-narrow max-md:grid-cols-1 max-md:*:px-pad max-md:*:border-r-0">
      <div>{ticks("status", "Status", STATUSES)}</div>
      <div>
        {ticks("reason", "Reason", named(options.reasons))}
        <Texts name="sku" label="SKU, or its beginning" chosen={chosen.getAll("sku")} />
      </div>
      <div>
        {ticks("outcome", "Outcome", ofKeys(RESOLUTIONS, OUTCOME_WORDS))}
        {ticks("parcel", "Parcel", ofKeys(SHIPPING_STATUSES, PARCEL_WORDS))}
      </div>
      <div>
        {ticks("method", "Sent", ofKeys(options.methods, METHOD_WORDS))}
        {ticks("carrier", "Carrier", named(options.carriers))}
        {ticks("warehouse", "Warehouse", named(options.warehouses))}
        {ticks(
          "country",
          "From",
          options.countries.map((code) => ({ value: code, word: countryWords(code) })),
        )}
      </div>
      <div>
        {ticks("assignee", "Assignee", [...named(options.people), { value: NOBODY, word: "Nobody" }])}
        {ticks("tag", "Tag", asTold(options.tags))}
        {ticks("reviewer", "Checked by", asTold(options.reviewers))}
      </div>
      <div>
        <Days label="Requested, first and last day" names={["from", "to"]} chosen={chosen} />
        <Count name="days" label="Requested in the last … days" value={chosen.get("days")} />
        <Days label="Updated, first and last day" names={["changed-from", "changed-to"]} chosen={chosen} />
        <Count name="idle" label="Nothing happened for … days" value={chosen.get("idle")} />
      </div>
      <div>
        <Amounts label={`Value in ${currency}, from and to`} names={["min", "max"]} {...{ chosen, currency }} />
        <div>
          <Single name="files" label="With photos or files" isOn={chosen.has("files")} />
          <Single name="withdrawal" label="The shopper declared a withdrawal" isOn={chosen.has("withdrawal")} />
        </div>
        {ticks("test", "Test mode", [
          { value: "yes", word: "Of stores in test mode" },
          { value: "no", word: "Of other stores" },
        ])}
      </div>
    </div>
  );
}
