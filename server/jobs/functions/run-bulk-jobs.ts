import { bulkJobsDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Acts on many returns. Two at a time: a long one must not keep a colleague's short one waiting. */
export const createRunBulkJobs = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-bulk-jobs", event: bulkJobsDue, lanes: 2 });
