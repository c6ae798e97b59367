import { outboxWritten } from "../engine/events";
import { createDrainFunction, type DrainFunctionOptions } from "./create-drain-function";

/** Turns outbox rows into webhook deliveries and activities. One at a time: the order of a process must be kept. */
export const createRelayOutbox = (options: Pick<DrainFunctionOptions, "client" | "clock" | "drain">) =>
  createDrainFunction({ ...options, id: "relay-outbox", event: outboxWritten, lanes: 1 });
