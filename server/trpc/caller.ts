import { getContext } from "@/server/context";
import type { Actor } from "@/server/kernel/actor";
import { t } from "./procedure";
import { appRouter } from "./router";

const createCaller = t.createCallerFactory(appRouter);

/** Returns the operations for server components and server actions, as the given actor. */
export const callerFor = (actor: Actor) => createCaller({ ctx: getContext(), actor });
