import type { z } from "zod";
import type { getSecondFactor } from "@/contract/dashboard/second-factor";

export type SecondFactor = z.output<typeof getSecondFactor.output>;
