import type { z } from "zod";
import type { getAnalytics } from "@/contract/dashboard/analytics";

export type Analytics = z.output<typeof getAnalytics.output>;
export type Figures = Analytics["now"];
