"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import type { ListChoice } from "../list-choice/list-choice";
import { shownText } from "./counted";

/** The number of rows shown and, once counted, the total; the list doesn't wait for it. */
export function CountedTotal({ shown, choice }: { shown: number; choice: ListChoice }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.countReturnRows.queryOptions(choice));
  return shownText(shown, data ?? null);
}
