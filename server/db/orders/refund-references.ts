import { type ActivityState, PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";

export type ReferencedRefund = { id: string; processId: string; state: ActivityState };

/** The refunds of a store's returns that a provider answered with this reference, pending or done. */
export const findRefundsByReference = (
  tx: Tx,
  { groupId, ecommerceId, reference }: { groupId: string; ecommerceId: string; reference: string },
): Promise<ReferencedRefund[]> =>
  readJsonSql(tx)`
    select jsonb_build_object('id', a.id, 'processId', a.process_id, 'state', a.state) as data
    from activities a join return_processes p on p.id = a.process_id
    where a.name::text = any(${[...PAID_BY_PROVIDERS]}) and a.result->>'reference' = ${reference} and a.group_id = ${groupId}
      and p.ecommerce_id = ${ecommerceId}
    order by a.id` as Promise<ReferencedRefund[]>;
