"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { RETURN_SORTS, type ReturnSort } from "@/contract/vocabulary/return-list";
import { useLive } from "../../ui/use-live";
import { type ListChoice, listHref } from "./list-choice";

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
    <label className="sort-choice">
      <span className="sr-only">First</span>
      <select
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
      {isPending ? <span className="progress" role="progressbar" aria-label="Sorting" /> : null}
    </label>
  );
}
