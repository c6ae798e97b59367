import type { Tx } from "@/server/db/client";
import type { Queue } from "@/server/db/queue";
import { readOneValue, readValues } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { OfReturn } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";

export type LabelDue = Omit<OfReturn, "id"> & {
  timeZone: string;
  createdAt: string;
  labelDueAt: string | null;
  /** Numbers of its parcels, ascending. */
  parcels: number[];
  /** Of the waiting activities. */
  legs: string[];
};

/** Returns with labels for one or more parcels that wait for staff, if the return has not ended. */
const due = (scope: TenantScope): Sql => sql`
  (select process_id, min(created_at) as created_at, array_agg(leg) as legs from activities
    where group_id = ${scope.groupId} and name = 'CREATE_LOGISTIC_ORDER' and leg <> 'reminder' and state = 'WAITING'
    group by process_id) a
  join return_processes p on p.id = a.process_id and ${withinScope(scope, "p")}
  where p.status in ('RUNNING', 'ON_HOLD')`;

/** First due first. */
export const listLabelsDue = (tx: Tx, scope: TenantScope, limit: number): Promise<LabelDue[]> => readValues<LabelDue>(
  tx,
)`
    select jsonb_build_object('process_id', q.id, 'return_code', q.return_code, 'order_name', o.name,
      'customer_name', trim(q.first_name || ' ' || q.last_name), 'store_name', e.name, 'time_zone', e.time_zone,
      'created_at', q.created_at, 'label_due_at', q.label_due_at, 'parcels', q.parcels, 'legs', q.legs) as data
    from (select p.*, a.legs from ${due(scope)} order by p.label_due_at nulls last, p.created_at, p.id limit ${limit}) q
    join orders o on o.id = q.order_id
    join ecommerces e on e.id = q.ecommerce_id
    order by q.label_due_at nulls last, q.created_at, q.id`;

/** Returns how many there are, and since when the longest-waiting one waits. */
export const queueOfLabels = (tx: Tx, scope: TenantScope): Promise<Queue> => readOneValue<Queue>(tx)`
    select jsonb_build_object('count', count(*), 'oldest_at', min(a.created_at)) as data from ${due(scope)}`;
