import { deliveriesDue } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

type Options = Pick<DrainFunctionOptions, "client" | "clock" | "drain" | "onCall">;

/** Sends what is due to webhook endpoints. One drain sends many at a time, and is told of what comes meanwhile. */
export const createDeliverWebhooks = (options: Options) =>
  createDrainFunction({ ...options, id: "deliver-webhooks", event: deliveriesDue, lanes: 1 });
