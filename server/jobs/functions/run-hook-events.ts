import { hooksDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Works off what connected shops told. Four at a time: a slow shop must not keep the events of others waiting. */
export const createRunHookEvents = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-hook-events", event: hooksDue, lanes: 4 });
