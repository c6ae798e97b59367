import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTRPC } from "../browser/trpc";
import type { DraftCall, StaffQuote } from "./types";

/** A pause that reads as "that is what I mean". */
const PAUSE_MS = 350;

/**
 * The price of what is chosen, from the server; one question at a time, so that the draft there is the last one asked.
 * `null` asks nothing. `isCurrent`: the quote is of just this choice.
 */
export const useStaffQuote = (call: DraftCall | null) => {
  const trpc = useTRPC();
  const key = call === null ? "" : JSON.stringify(call);
  const [asked, setAsked] = useState("");
  const [again, setAgain] = useState(0);
  // The last price stays in sight while the next one is on its way.
  const [quote, setQuote] = useState<StaffQuote | null>(null);
  const { mutate, error, isPending } = useMutation(trpc.draftStaffReturn.mutationOptions({ onSuccess: setQuote }));
  const latest = useRef(call);
  latest.current = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks the same once more
  useEffect(() => {
    if (key === "" || key === asked || isPending) return;
    const pause = setTimeout(() => {
      if (latest.current === null) return;
      setAsked(key);
      mutate(latest.current);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key, asked, isPending, again, mutate]);
  const isSettled = key !== "" && key === asked && !isPending;
  return {
    quote: key === "" ? null : quote,
    error: isSettled ? error : null,
    isCurrent: isSettled && quote !== null && error === null,
    isPricing: key !== "" && !isSettled,
    askAgain: () => {
      setAsked("");
      setAgain((count) => count + 1);
    },
  };
};
