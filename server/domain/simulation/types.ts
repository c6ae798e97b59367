import type { SimulationState } from "@/contract/vocabulary/simulation";
import type { ReturnPolicy } from "../policy/types";
import type { SimulationResult } from "./compare-outcomes";

/** RFC 3339; returns that began from `from` on and before `to`. */
export type SimulationRange = { from: string; to: string };

/** A draft policy that is played over past returns, with what was found so far. */
export type Simulation = {
  id: string;
  groupId: string;
  ecommerceId: string;
  draft: ReturnPolicy;
  range: SimulationRange;
  state: SimulationState;
  total: number;
  done: number;
  /** Number of the last process that was played. */
  position: number;
  result: Partial<SimulationResult>;
  error: string;
  createdBy: string;
  createdAt: string;
  finishedAt: string | null;
};
