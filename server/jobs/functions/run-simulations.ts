import { simulationsDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Plays draft policies over past returns. One at a time: it reads much, and nobody's parcel waits for it. */
export const createRunSimulations = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-simulations", event: simulationsDue, lanes: 1 });
