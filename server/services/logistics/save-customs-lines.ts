import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import { saveCustomsFacts } from "@/server/db/orders/customs-facts";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import { retryActivity } from "../activities/retry-activity";
import type { ServiceContext } from "../context";

type CustomsLine = { lineItemId: string; hsCode: string; originCountry: string };
type Saving = { actor: Actor; processId: string; lines: readonly CustomsLine[] };

/**
 * Stores customs data with the order and retries the labels that wait for it.
 * @throws Problem NOT_FOUND; INVALID_ARGUMENT for a line that the order doesn't have
 */
export const saveCustomsLines = async (ctx: ServiceContext, { actor, processId, lines }: Saving): Promise<void> => {
  const held = await inTransaction(ctx, async (tx) => {
    const { orderId, order, activities } = await lockProcess(tx, actor, processId);
    for (const [index, { lineItemId, hsCode, originCountry }] of lines.entries()) {
      const facts = { hsCode: readHsCode(hsCode), originCountry: readOriginCountry(originCountry) };
      if (!(await saveCustomsFacts(tx, actor, { orderId, orderLineId: lineItemId, ...facts })))
        throw invalidField(`lines.${index}.line_item_id`, "an item of this return's order");
    }
    const names = lines.map(({ lineItemId }) => order.lines.find(({ id }) => id === lineItemId)?.name ?? "");
    const entry = { kind: "CUSTOMS", isShopperVisible: false, data: { items: names.join(", ") } };
    await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
    return activities.filter(({ name, state }) => name === "CREATE_LOGISTIC_ORDER" && state === "HELD");
  });
  for (const { id: activityId } of held) await retryActivity(ctx, { actor, processId, activityId });
};
