import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { requireLive } from "@/server/domain/process/require-live";
import { logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import type { Actor } from "@/server/kernel/actor";
import { refuseUnbooked, requireMethod } from "../carriers/method";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";

type Choice = { actor: Actor; processId: string; user: string; carrier: string; provider: string };

/**
 * Chooses the provider of the shipping order (specification, POST …/logistics); once that order exists, nothing
 * changes. Returns the choice in force.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT with the available choices, FAILED_PRECONDITION when the return has ended
 */
export const chooseCarrier = async (
  ctx: ServiceContext,
  { actor, processId, user, carrier, provider }: Choice,
): Promise<{ provider: string; carrier: string }> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const order = logisticOrderOf(process);
    if (order !== null) return { provider: order.shipment.provider, carrier: order.shipment.carrier };
    deciding(() => requireLive(process));
    const { returnMethod } = process;
    const wanted = { returnMethod, carrier, provider: provider || process.provider };
    const { carriers } = await getStore(tx, actor, process.ecommerceId);
    const method = requireMethod(ctx, { carriers, isTest: process.isTest }, wanted, {
      returnMethod: "user_selected_carrier",
      provider: "user_selected_provider",
      carrier: "user_selected_carrier",
    });
    // The shopper was promised who provides the label.
    if (method.labelSource !== process.labelSource) refuseUnbooked(method);
    const chosen = { provider: method.provider, carrier: method.carrier };
    if (chosen.provider === process.provider && chosen.carrier === process.carrier) return chosen;
    const now = ctx.clock.now();
    await updateProcess(tx, actor, { id: processId, set: chosen, now });
    const data = { ...chosen, from: process.carrier, ...(isVisible(user) ? { user: visibleText(user) } : {}) };
    await addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "CARRIER_CHOSEN", isShopperVisible: false, data },
      now,
    });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
    return chosen;
  });
