import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { listReturnRows } from "@/contract/dashboard/return-list";
import { useTRPC } from "../browser/trpc";

export type FoundReturn = z.output<typeof listReturnRows.output>["rows"][number];

const PAUSE_MS = 200;
/** Fewer letters name half of what there is. */
const SHORTEST = 3;
const MOST_SHOWN = 5;

/** Returns that a text names, after a pause in typing. */
export const useFoundReturns = (
  text: string,
): { returns: readonly FoundReturn[]; isLooking: boolean; hasFailed: boolean } => {
  const trpc = useTRPC();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text.length < SHORTEST ? "" : text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const { data, isFetching, isError } = useQuery({
    ...trpc.listReturnRows.queryOptions({ query: asked, page_size: MOST_SHOWN }),
    enabled: asked !== "",
  });
  const isOf = asked !== "" && asked === text;
  return {
    returns: isOf ? (data?.rows ?? []) : [],
    isLooking: isFetching || (text.length >= SHORTEST && !isOf),
    hasFailed: isOf && isError && !isFetching,
  };
};
