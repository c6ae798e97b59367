import type { SimulationState } from "@/contract/vocabulary/simulation";
import type { Stored } from "@/server/schema/columns";
import type { ReturnPolicy } from "../policy/types";
import type { SimulationResult } from "./compare-outcomes";

/** RFC 3339; returns started at or after `from` and before `to`. */
export type SimulationRange = { from: string; to: string };

/** A draft policy simulated on past returns, with the results so far. */
export type Simulation = Stored<
  "policy_simulations",
  {
    draft: ReturnPolicy;
    range: SimulationRange;
    state: SimulationState;
    result: Partial<SimulationResult>;
  },
  "leaseUntil"
>;
