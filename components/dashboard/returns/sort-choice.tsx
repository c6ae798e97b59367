"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { RETURN_SORTS, type ReturnSort } from "@/contract/vocabulary/return-list";
import { useLive } from "../../ui/use-live";
import { type ListChoice, listHref } from "../list-choice/list-choice";

export const SORT_WORDS: Record<ReturnSort, string> = {
  UPDATED: "Newest change",
  CREATED: "Newest return",
  WAITING: "Longest without change",
};

type SortChoiceProps = { choice: ListChoice; currency: string; saved: string | undefined };

/** What stands on top of the list. */
export function SortChoice({ choice, currency, saved }: SortChoiceProps) {
  const router = useRouter();
  const isLive = useLive();
  const [isPending, start] = useTransition();
  return (
    <label>
      <span className="sr-only">First</span>
      <select
        className="px-1.5 border border-transparent rounded-control bg-transparent text-ink h-7 font-medium field-sizing-content hover:bg-sunken max-md:max-w-[45vw]"
        value={choice.sort}
        disabled={!isLive}
        onChange={(event) => {
          const sort = RETURN_SORTS.find((one) => one === event.currentTarget.value) ?? "UPDATED";
          start(() => router.push(listHref({ ...choice, sort }, { currency, saved }), { scroll: false }));
        }}
      >
        {RETURN_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </select>
      {isPending ? (
        <span
          className="left-(--side) right-0 top-[calc(var(--bar)-1px)] bottom-auto overflow-hidden h-0.5 fixed z-15 pointer-events-none after:inset-0 after:bg-accent after:animate-[progress_1.4s_120ms_var(--ease-out)_forwards] after:content-[''] after:absolute after:transform-[scaleX(0)] after:origin-[left] max-md:left-0"
          role="progressbar"
          aria-label="Sorting"
        />
      ) : null}
    </label>
  );
}
