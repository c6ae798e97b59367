import type { ClaimedActivity } from "@/server/db/due-work";
import type { ServiceContext } from "../context";

/** Does one activity and stores its result. Throws PartnerError or StillPending when it could not. */
export type Executor = (ctx: ServiceContext, activity: ClaimedActivity) => Promise<void>;
