"use client";

import { ArrowLeftRight, X } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useOptimistic, useRef, useTransition } from "react";
import { t } from "@/messages/dashboard/returns";
import { ButtonLink } from "../../ui/button";
import { PROGRESS_LINE } from "../../ui/progress-line";
import {
  type FilterOptions,
  isFiltered,
  isSameChoice,
  type ListChoice,
  type ListFilter,
  listHref,
  NO_FILTER,
} from "../list-choice/list-choice";
import { AddFilter, isSwitch, PANEL } from "./add-filter";
import { type Chip, chipsOf, FILTER_KEYS, type FilterKey } from "./filter-chips";
import { FilterEditor, isOffered } from "./filter-editor";

type FilterBarProps = {
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  /** ID of the saved view that is open. */
  saved: string | undefined;
};

/** The filters of the list. Each is a chip that can be edited, and another can be added; all apply together. */
export function FilterBar({ choice: read, options, currency, saved }: FilterBarProps) {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [choice, expect] = useOptimistic(read);
  const bar = useRef<HTMLDivElement>(null);
  useClosing(bar);
  const chips = chipsOf(choice, { options, currency });
  const change = (changed: Partial<ListFilter>) => {
    const next = { ...choice, filter: { ...choice.filter, ...changed } };
    if (isSameChoice(next, choice)) return;
    start(() => {
      expect(next);
      router.push(listHref(next, { currency, saved }), { scroll: false });
    });
  };
  const editor = (field: FilterKey) => (
    <FilterEditor {...{ field, options, currency }} filter={choice.filter} onChange={change} />
  );
  return (
    <div ref={bar} className="contents">
      {chips.length === 0 ? null : (
        <ul className="flex min-w-0 flex-wrap gap-1.5" aria-label={t("filterBar.filters")}>
          {chips.map((chip) => (
            <FilterChip key={chip.key} chip={chip} currency={currency} saved={saved}>
              {isSwitch(chip.key) || chip.key === "analytics" ? null : editor(chip.key)}
            </FilterChip>
          ))}
        </ul>
      )}
      <AddFilter
        fields={FILTER_KEYS.filter((field) => isOffered(field, options))}
        onSwitch={(field) => change({ [field]: true })}
        editor={editor}
      />
      {isPending ? <span className={PROGRESS_LINE} role="progressbar" aria-label={t("filterBar.filtering")} /> : null}
      {isFiltered(choice) && chips.length > 1 ? (
        <ButtonLink
          size="small"
          kind="bare"
          href={listHref({ ...choice, filter: NO_FILTER }, { currency, saved })}
          scroll={false}
        >
          {t("filterBar.clearAll")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** A filter chip that can be edited and removed; one that can't match anything says so and offers a correction. */
function FilterChip(props: { chip: Chip; currency: string; saved: string | undefined; children: ReactNode }) {
  const { currency, saved, children } = props;
  const { label, value, without, wrong } = props.chip;
  const said = (
    <>
      <span className="flex-none text-ink-2 stretch-label">{label}</span>
      <span className="truncate font-medium">{value}</span>
    </>
  );
  return (
    <li
      className={`relative flex min-w-0 items-stretch rounded-badge border text-small/6.5 [&_svg]:size-3.5 ${wrong ? "max-w-full flex-wrap border-bad" : "h-7 max-w-85 border-accent"}`}
    >
      {children === null ? (
        <span className="flex min-w-0 gap-1.5 pl-2">{said}</span>
      ) : (
        <details name="filter" className="min-w-0 open:[&>summary]:bg-accent-soft">
          <summary className="flex min-w-0 cursor-pointer list-none gap-1.5 pr-1 pl-2 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
            {said}
            <span className="sr-only">: {t("filterBar.change")}</span>
          </summary>
          <div className={PANEL}>
            <p className="mb-1.5 text-label stretch-label font-medium text-ink-2">{label}</p>
            {children}
          </div>
        </details>
      )}
      {wrong ? (
        <>
          <span className="pl-1.5 text-bad">{wrong.why}</span>
          <Link
            className="ml-1 flex flex-none items-center gap-1 px-1.5 font-medium text-ink underline underline-offset-[3px] hover:bg-accent-soft"
            href={listHref(wrong.swapped, { currency, saved })}
            scroll={false}
          >
            <ArrowLeftRight aria-hidden="true" />
            {t.rich("filterBar.swap", {
              range: wrong.right,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Link>
        </>
      ) : null}
      <Link
        className="grid w-6.5 flex-none place-items-center text-ink-2 hover:bg-accent-soft hover:text-ink"
        href={listHref(without, { currency, saved })}
        scroll={false}
      >
        <X aria-hidden="true" />
        <span className="sr-only">{t("filterBar.remove", { label, value })}</span>
      </Link>
    </li>
  );
}

/** Closes the open panel on Escape, which must not reach the rest of the page, or on a press elsewhere. */
const useClosing = (bar: { current: HTMLElement | null }): void => {
  useEffect(() => {
    const opened = () => bar.current?.querySelector<HTMLDetailsElement>("details[open]") ?? null;
    const onPress = ({ target }: Event) => {
      const panel = opened();
      if (panel !== null && target instanceof Node && !panel.contains(target)) panel.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const panel = opened();
      if (event.key !== "Escape" || panel === null) return;
      event.preventDefault();
      event.stopPropagation();
      panel.open = false;
      panel.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey, { capture: true });
    };
  }, [bar]);
};
