import type { LaunchCheckId, StoreJob } from "@/contract/vocabulary/launch";
import { inTransactionBy } from "@/server/db/people/author";
import { endTestDrafts } from "@/server/db/stores/launch";
import { getStore, lockStore, updateStoreSettings } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { lookUpOutside, readLaunch } from "./read-launch";

type GoLive = {
  actor: Actor;
  ecommerceId: string;
  /** Every recommended check that fails and every manual job, as a person has read them. */
  confirmed: readonly (LaunchCheckId | StoreJob)[];
};

/**
 * Takes a store out of test mode. From then on the sandbox does nothing for its new returns; returns that were started
 * as tests stay tests. Drafts end, because what they promise would no longer be true.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with what is missing, ABORTED when the checklist has changed since it
 * was read
 */
export const goLive = async (
  ctx: ServiceContext,
  { actor, ecommerceId, confirmed }: GoLive,
): Promise<{ endedDrafts: number }> => {
  const outside = await lookUpOutside(ctx, ecommerceId);
  return inTransactionBy(ctx, actor, async (tx) => {
    await lockStore(tx, actor, ecommerceId);
    const store = await getStore(tx, actor, ecommerceId);
    if (!store.isTesting) throw new Problem("FAILED_PRECONDITION", "This store is already live.");
    const { checks, manualJobs } = await readLaunch(ctx, tx, { actor, ecommerceId, outside });
    const open = checks.filter(({ isDone }) => !isDone);
    const missing = open.filter(({ isRequired }) => isRequired).map(({ id }) => id);
    if (missing.length > 0)
      throw new Problem("FAILED_PRECONDITION", `The store can't go live yet. Missing: ${missing.join(", ")}.`, {
        details: [{ missing }],
      });
    const unseen = [...open.map(({ id }) => id), ...manualJobs].filter((one) => !confirmed.includes(one));
    if (unseen.length > 0)
      throw new Problem("ABORTED", `The checklist has changed. Confirm these too: ${unseen.join(", ")}.`, {
        details: [{ unconfirmed: unseen }],
      });
    const now = ctx.clock.now();
    const endedDrafts = await endTestDrafts(tx, actor, { ecommerceId, now });
    await updateStoreSettings(tx, actor, { id: ecommerceId, settings: { ...store, isTesting: false }, now });
    return { endedDrafts };
  });
};
