import type { z } from "zod";
import type { CauseDto, ProblemDto } from "@/contract/dashboard/problems";

export type Problem = z.output<typeof ProblemDto>;
export type Cause = z.output<typeof CauseDto>;
