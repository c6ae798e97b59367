import { activitiesDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Runs calls to partners that are due (refunds, labels, mail). Several at a time: partners are slow. */
export const createRunActivities = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-activities", event: activitiesDue, lanes: 4 });
