import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

/** A carrier's results with a store's labels. */
export type CarrierHealth = {
  provider: string;
  carrier: string;
  /** Labels created, and those of them that had to be retried. */
  labels: number;
  stumbled: number;
  /** Labels not created: the carrier rejected them or doesn't respond. */
  failed: number;
  lastError: string;
};

/** For returns started since then. */
export const listCarrierHealth = (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, since }: { ecommerceId: string; since: Date },
): Promise<CarrierHealth[]> =>
  readSql<CarrierHealth>(tx)`
    select p.provider, p.carrier,
      count(*) filter (where a.state = 'DONE')::int as labels,
      count(*) filter (where a.state = 'DONE' and a.last_error <> '')::int as stumbled,
      count(*) filter (where a.state in ('PENDING', 'HELD') and a.last_error <> '')::int as failed,
      coalesce((array_agg(a.last_error order by p.created_at desc) filter (where a.last_error <> ''))[1], '') as "lastError"
    from return_processes p join activities a on a.process_id = p.id and a.name = 'CREATE_LOGISTIC_ORDER'
    where p.ecommerce_id = ${ecommerceId} and p.created_at >= ${since}::timestamptz and ${withinScope(scope, "p")}
    group by p.provider, p.carrier`;
