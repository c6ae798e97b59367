import type { Tx } from "@/server/db/client";
import { changeSql } from "@/server/db/run";

type LabelBill = {
  groupId: string;
  connectionId: string;
  /** The provider's ID of the shipment. */
  reference: string;
  totalMinor: number;
  currency: string;
  reason: string;
  at: Date;
};

/** Records the final price of that shipment's label, unless a newer bill is known already. */
export const recordLabelBill = async (
  tx: Tx,
  { groupId, connectionId, reference, totalMinor, currency, reason, at }: LabelBill,
): Promise<void> => {
  await changeSql(tx)`
    update shipments s set billed_minor = ${totalMinor}::bigint, billed_reason = ${reason}, billed_at = ${at}::timestamptz
    from return_processes p
    where p.id = s.process_id and p.currency = ${currency} and s.group_id = ${groupId}
      and s.connection_id = ${connectionId} and s.reference = ${reference}
      and (s.billed_at is null or s.billed_at <= ${at}::timestamptz)`;
};
