import type { Clock } from "./clock";
import type { Ids } from "./ids";
import type { Logger } from "./logger";

/** What every layer may use; services add database and partners (server/services/context.ts). */
export type Context = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
};
