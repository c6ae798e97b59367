import type { z } from "zod";
import type { RefundDueDto } from "@/contract/dashboard/overview";

export type RefundDue = z.output<typeof RefundDueDto>;

type Standing = { word: string; tone: "run" | "hold" | "bad" };

/** How a refund stands that is not paid yet: whether it goes by itself, or waits for somebody. */
export const standingOf = (refund: RefundDue): Standing => {
  const { state, is_held, attempts, goes_out_at, needs_release } = refund;
  if (needs_release) return { word: "Needs release", tone: "hold" };
  if (state === "HELD") return { word: "Failed", tone: "bad" };
  if (is_held) return { word: "Held", tone: "hold" };
  if (goes_out_at !== null) return { word: "Waiting", tone: "run" };
  if (state === null) return { word: "Paid by you", tone: "hold" };
  return attempts === 0 ? { word: "On its way", tone: "run" } : { word: "Tried again", tone: "run" };
};
