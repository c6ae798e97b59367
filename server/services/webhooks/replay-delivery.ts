import { inTransaction } from "@/server/db/transaction";
import { lockDelivery } from "@/server/db/webhooks/webhook-deliveries";
import { makeDue } from "@/server/db/webhooks/webhook-replays";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Sends a delivery again, whatever its outcome was: the same event ID, the same bytes, due at once.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when its endpoint is removed or off
 */
export const replayDelivery = async (
  ctx: Pick<ServiceContext, "db" | "wake">,
  { actor, deliveryId }: { actor: Actor; deliveryId: string },
): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const { isEnabled, isRemoved } = await lockDelivery(tx, actor, deliveryId);
    if (isRemoved) throw new Problem("FAILED_PRECONDITION", "The endpoint was removed: there is nobody to send it to.");
    if (!isEnabled) throw endpointIsOff();
    await makeDue(tx, [deliveryId]);
  });
  // An event that is rendered again goes through the relay first.
  ctx.wake("outbox");
  ctx.wake("deliveries");
};

export const endpointIsOff = (): Problem =>
  new Problem("FAILED_PRECONDITION", "The endpoint is off. Turn it on first.");
