import { DASHBOARD_ROLES, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { read, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

type People = {
  connectionId: string;
  /** Null: all. */
  platformOrderIds: readonly string[] | null;
  limit: number;
};

/**
 * Lists email addresses of the customers of a connection's orders that aren't erased yet, at most `limit`: those
 * without a return in progress first.
 */
export const listSyncedEmails = async (
  tx: Tx,
  { connectionId, platformOrderIds, limit }: People,
): Promise<string[]> => {
  const which = platformOrderIds === null ? sql`true` : sql`o.platform_order_id = any(${[...platformOrderIds]})`;
  const rows = await readSql<{ email: string }>(tx)`
    select o.lookup_email as email from synced_orders s join orders o on o.id = s.order_id
    where s.connection_id = ${connectionId} and o.erased_at is null and o.lookup_email <> '' and ${which}
    group by o.lookup_email
    order by bool_or(exists (select 1 from return_processes p where p.order_id = o.id
      and p.status in ('RUNNING', 'ON_HOLD'))), o.lookup_email limit ${limit}`;
  return rows.map(({ email }) => email);
};

const TOLD = DASHBOARD_ROLES.filter((role) => ROLE_SCOPES[role].includes("personal-data:write"));

/** Lists addresses of those who may export and erase personal data of a group. */
export const listDataKeepers = async (tx: Tx, groupId: string): Promise<string[]> => {
  const keepers = query
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .select("u.email")
    .where("m.groupId", "=", groupId)
    .where("m.role", "in", TOLD);
  const rows = await read(tx, keepers.orderBy("u.email"));
  return rows.map(({ email }) => email);
};
