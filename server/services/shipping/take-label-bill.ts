import type { ClaimedHooks } from "@/server/db/connections/hook-events";
import { recordLabelBill } from "@/server/db/shipping/label-bills";
import type { Connection } from "@/server/domain/connections/types";
import type { ServiceContext } from "../context";

type Billed = { connection: Connection; hooks: ClaimedHooks };

/**
 * Keeps what a label was billed at once its carrier had weighed the parcel. An older bill never replaces a newer one, and
 * one in another currency than the return's is left alone, as prices are. Labels of other systems are nobody's here.
 */
export const takeLabelBill = async (ctx: ServiceContext, { connection, hooks }: Billed): Promise<void> => {
  const { bill, subject, occurredAt, receivedAt } = hooks;
  if (bill === null) return;
  const { id: connectionId, groupId } = connection;
  const at = new Date(occurredAt ?? receivedAt);
  await recordLabelBill(ctx.db, { groupId, connectionId, reference: subject, ...bill, at });
};
