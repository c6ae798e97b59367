import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import type { ProcessDelivery } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";

/** Lists the webhook deliveries of one return, newest first. */
export const listProcessDeliveries = (
  tx: Tx,
  scope: TenantScope,
  processId: string,
): Promise<ProcessDelivery[]> => readValues<ProcessDelivery>(tx)`
    select jsonb_build_object('id', d.id, 'type', d.type, 'sequence', d.sequence, 'state', d.state,
      'attempts', d.attempts, 'last_status', d.last_status, 'url', e.url, 'created_at', d.created_at) as data
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.process_id = ${processId} and d.group_id = ${scope.groupId}
    order by d.sequence desc, d.created_at desc limit 100`;
