import type { z } from "zod";
import type { getLaunchChecklist } from "@/contract/dashboard/launch";

export type LaunchChecklist = z.output<typeof getLaunchChecklist.output>;
