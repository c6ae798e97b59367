import { deliveriesDue } from "../events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Sends what is due to webhook endpoints. Several at a time: a slow receiver must not hold up the others. */
export const createDeliverWebhooks = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "deliver-webhooks", event: deliveriesDue, lanes: 4 });
