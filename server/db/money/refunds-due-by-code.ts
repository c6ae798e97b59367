import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

/** Returns the payouts of returns, paid or not, by return code; unknown codes are absent. */
export const findPayoutIdsByCodes = async (
  tx: Tx,
  scope: TenantScope,
  codes: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await readSql<{ code: string; ids: string[] }>(tx)`
    select p.return_code as code, array(select o.id from payouts o where o.process_id = p.id) as ids
    from return_processes p where p.return_code = any(${[...codes]}) and ${withinScope(scope, "p")}`;
  return new Map(rows.map(({ code, ids }) => [code, ids]));
};
