import type { ActivityState } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";

export type ReferencedRefund = { id: string; processId: string; state: ActivityState };

type Asked = { groupId: string; ecommerceId: string; reference: string };

/**
 * Names its activity in the same text as the index (`activities_refund_reference_idx`), which matches no other text.
 */
export const refundsByReference = ({ groupId, ecommerceId, reference }: Asked): Sql<ReferencedRefund> => sql`
  select a.id, a.process_id, a.state from activities a join return_processes p on p.id = a.process_id
  where a.name = 'REFUND' and a.result->>'reference' = ${reference} and a.group_id = ${groupId}
    and p.ecommerce_id = ${ecommerceId}
  order by a.id`;

/** Lists the refunds of a store's returns for which a provider returned this reference, pending or done. */
export const findRefundsByReference = (tx: Tx, asked: Asked): Promise<ReferencedRefund[]> =>
  read(tx, refundsByReference(asked));
