import type { ClaimedHooks } from "@/server/db/connections/hook-events";
import { recordLabelBill } from "@/server/db/shipping/label-bills";
import type { Connection } from "@/server/domain/connections/types";
import type { ServiceContext } from "../context";

type Billed = { connection: Connection; hooks: ClaimedHooks };

/**
 * Stores what a label was billed at after its carrier weighed the parcel. An older bill never replaces a newer one, and
 * a bill in another currency than the return's is ignored, as with prices. Labels of other systems are ignored.
 */
export const takeLabelBill = async (ctx: ServiceContext, { connection, hooks }: Billed): Promise<void> => {
  const { bill, subject, occurredAt, receivedAt } = hooks;
  if (bill === null) return;
  const { id: connectionId, groupId } = connection;
  const at = new Date(occurredAt ?? receivedAt);
  await recordLabelBill(ctx.db, { groupId, connectionId, reference: subject, ...bill, at });
};
