import type { z } from "zod";
import type { getAnalytics, getAnalyticsBreakdown } from "@/contract/dashboard/analytics";

export type Analytics = z.output<typeof getAnalytics.output>;
export type Figures = Analytics["now"];
/** Totals of one day or week. */
export type Course = Analytics["course"][number]["now"];
export type Breakdown = z.output<typeof getAnalyticsBreakdown.output>;
export type BreakdownSums = NonNullable<Breakdown["rest"]>;

/** The guide that defines each figure. */
export const ANALYTICS_GUIDE = "/docs/guides/analytics";
