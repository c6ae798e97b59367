import { syncsDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Reads connected shops. Three at a time: one shop's years of orders must not keep another's last hour waiting. */
export const createRunSyncs = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-syncs", event: syncsDue, lanes: 3 });
