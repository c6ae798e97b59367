import { timersDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Does what was to happen by itself at a time that has come: reminders, reviews that nobody made, parcels never sent. */
export const createRunTimers = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-timers", event: timersDue, lanes: 1 });
