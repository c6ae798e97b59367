"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { RETURN_SORTS, type ReturnSort } from "@/contract/vocabulary/return-list";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { useLive } from "../../ui/use-live";
import { type ListChoice, listHref } from "../list-choice/list-choice";

export const SORT_WORDS: Record<ReturnSort, string> = {
  UPDATED: "Recently updated",
  CREATED: "Newest first",
  WAITING: "Stale first",
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
      {isPending ? <span className={PROGRESS_LINE} role="progressbar" aria-label="Sorting" /> : null}
    </label>
  );
}
