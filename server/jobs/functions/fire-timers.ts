import { timersDue } from "../events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Fires timers that are due. */
export const createFireTimers = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "fire-timers", event: timersDue, lanes: 1 });
