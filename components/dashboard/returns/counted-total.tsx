"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import type { ListChoice } from "../list-choice/list-choice";
import { countedText } from "./counted";

/** How many there are in all, as soon as they are counted: the list does not wait for it. */
export function CountedTotal({ choice }: { choice: ListChoice }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.countReturnRows.queryOptions(choice));
  if (data === undefined) return null;
  return ` of ${countedText(data)}`;
}
