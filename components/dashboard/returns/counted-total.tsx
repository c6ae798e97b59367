"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import type { ListChoice } from "../list-choice/list-choice";
import { shownText } from "./counted";

/** How many are in sight, and of how many as soon as they are counted: the list does not wait for it. */
export function CountedTotal({ shown, choice }: { shown: number; choice: ListChoice }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.countReturnRows.queryOptions(choice));
  return shownText(shown, data ?? null);
}
