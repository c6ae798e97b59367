import { findOldReturns } from "@/server/db/people/find-person";
import { systemActor } from "@/server/kernel/actor";
import type { RenderBody } from "../webhooks/relay-outbox";
import { type Erasing, eraseKept } from "./erase-kept";

/** The limits per transaction and per cleanup: the rest waits for the next. */
const BATCH = 200;
const MOST_BATCHES = 50;

/**
 * Erases the personal data of returns that ended longer ago than their store's retention period. Returns their number.
 */
export const forgetOldReturns = async (ctx: Erasing, { render }: { render: RenderBody }): Promise<number> => {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const old = await findOldReturns(ctx.db, { limit: BATCH });
    const [first] = old;
    if (first === undefined) break;
    const { ecommerceId, groupId } = first;
    const ofStore = old.filter((each) => each.ecommerceId === ecommerceId);
    const kept = {
      emails: [],
      orderIds: [...new Set(ofStore.map(({ orderId }) => orderId))],
      processIds: ofStore.map(({ id }) => id),
    };
    const reason = "Kept as long as the store keeps people";
    await eraseKept(ctx, { actor: systemActor(groupId), kept, cause: "RETENTION", reason, ecommerceId, render });
    count += kept.processIds.length;
  }
  return count;
};
