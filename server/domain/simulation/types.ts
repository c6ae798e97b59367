import type { SimulationState } from "@/contract/vocabulary/simulation";
import type { Stored } from "@/server/schema/columns";
import type { ReturnPolicy } from "../policy/types";
import type { SimulationResult } from "./compare-outcomes";

/** RFC 3339; returns that began from `from` on and before `to`. */
export type SimulationRange = { from: string; to: string };

/** A draft policy that is played over past returns, with what was found so far. */
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
