import type { z } from "zod";
import type { LabelDueDto } from "@/contract/dashboard/labels-due";

export type LabelDue = z.output<typeof LabelDueDto>;
