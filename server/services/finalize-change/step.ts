import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

/** What each step of a change begins with: the process as the step before has left it, under its lock. */
export type Step = { actor: Actor; process: ReturnProcess; now: Date };
