import { orderImportsDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Takes files of orders in. Two at a time: a large file of one store must not keep a small one of another waiting. */
export const createRunOrderImports = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "run-order-imports", event: orderImportsDue, lanes: 2 });
