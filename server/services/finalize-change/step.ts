import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

/** The input of each step: the process as the previous step left it, under its lock. */
export type Step = { actor: Actor; process: ReturnProcess; now: Date };
