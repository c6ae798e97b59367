import type { ReviewStatus } from "@/contract/vocabulary/review";

/** The verdicts with their words, keys and colors. */
export const CHOICES = [
  { status: "APPROVED", word: "Approve", key: "A", tone: "ok" },
  { status: "DECLINED", word: "Decline", key: "D", tone: "bad" },
  { status: "MISSING", word: "Missing", key: "M", tone: "miss" },
] as const satisfies readonly { status: ReviewStatus; word: string; key: string; tone: string }[];
