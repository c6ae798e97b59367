import type { ReviewStatus } from "@/contract/vocabulary/review";

/** The verdicts with their shortcuts and colors. */
export const CHOICES = [
  { status: "APPROVED", key: "A", tone: "ok" },
  { status: "DECLINED", key: "D", tone: "bad" },
  { status: "MISSING", key: "M", tone: "miss" },
] as const satisfies readonly { status: ReviewStatus; key: string; tone: string }[];
