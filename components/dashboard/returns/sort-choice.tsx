"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { t } from "@/messages/dashboard/returns";
import { PROGRESS_LINE } from "../../ui/progress-line";
import { useLive } from "../../ui/use-live";
import { type ListChoice, listHref } from "../list-choice/list-choice";

type SortChoiceProps = { choice: ListChoice; currency: string; saved: string | undefined };

/** Selects the sort order of the list. */
export function SortChoice({ choice, currency, saved }: SortChoiceProps) {
  const router = useRouter();
  const isLive = useLive();
  const [isPending, start] = useTransition();
  return (
    <label>
      <span className="sr-only">{t("sortChoice.sortBy")}</span>
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
            {t(`sortChoice.sorts.${sort}`)}
          </option>
        ))}
      </select>
      {isPending ? <span className={PROGRESS_LINE} role="progressbar" aria-label={t("sortChoice.sorting")} /> : null}
    </label>
  );
}
