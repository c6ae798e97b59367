import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { getProcessAndStore } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** The return of an activity with its store, as they were after it was claimed. */
export type ReadReturn = () => Promise<{ process: ReturnProcess; store: Store }>;

/** Runs one activity and stores its result. Throws PartnerError or StillPending when it couldn't. */
export type Executor = (ctx: ServiceContext, activity: ClaimedActivity, read: ReadReturn) => Promise<void>;

/** Reads once for everything that runs for one return at the same moment; each activity checks again under the lock. */
export const readReturnOnce = (
  { db }: Pick<ServiceContext, "db">,
  { groupId, processId }: Pick<ClaimedActivity, "groupId" | "processId">,
): ReadReturn => {
  let found: ReturnType<ReadReturn> | null = null;
  return () => {
    found ??= getProcessAndStore(db, systemActor(groupId), processId);
    return found;
  };
};
