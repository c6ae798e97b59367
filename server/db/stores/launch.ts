import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

export type LaunchRows = {
  hasOrders: boolean;
  members: number;
  invitations: number;
  /** Names of owners who sign in with only a password. */
  ownersWithoutSecondFactor: string[];
  openDrafts: number;
  openTestReturns: number;
};

/** Returns what the tables say about how far a store is set up. */
export const readLaunchRows = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, now }: { ecommerceId: string; now: Date },
): Promise<LaunchRows> => {
  const [row] = await readSql<LaunchRows>(tx)`
    select
      exists (select 1 from orders where ecommerce_id = ${ecommerceId}) as "hasOrders",
      (select count(*)::int from memberships where group_id = ${groupId}) as members,
      (select count(*)::int from invitations where group_id = ${groupId}) as invitations,
      array(select u.name from memberships m join users u on u.id = m.user_id
        where m.group_id = ${groupId} and m.role = 'owner' and u.second_factor_at is null
        order by lower(u.name)) as "ownersWithoutSecondFactor",
      (select count(*)::int from return_intents where ecommerce_id = ${ecommerceId} and completed_at is null
        and expires_at > ${now}) as "openDrafts",
      (select count(*)::int from return_processes where ecommerce_id = ${ecommerceId} and is_test
        and status in ('RUNNING', 'ON_HOLD')) as "openTestReturns"`;
  if (row === undefined) throw new Error("A query without a condition has a row.");
  return row;
};

/**
 * Ends every unfinished draft of a store and frees what it reserved. Under the lock of the store, while it is in test
 * mode: charges for these drafts were test payments, so they count as refunded. Returns how many ended.
 */
export const endTestDrafts = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, now }: { ecommerceId: string; now: Date },
): Promise<number> => {
  const mine = sql`select id from return_intents
    where ecommerce_id = ${ecommerceId} and group_id = ${groupId} and completed_at is null`;
  await changeSql(tx)`
    update stock_reservations set released_at = ${now} where released_at is null and return_id in (${mine})`;
  await changeSql(tx)`
    update charges set status = 'REFUNDED', refunded_minor = amount_minor, refunded_at = ${now}
    where status in ('PENDING', 'CAPTURED') and return_id in (${mine})`;
  return changeSql(tx)`
    update return_intents set expires_at = ${now}
    where ecommerce_id = ${ecommerceId} and group_id = ${groupId} and completed_at is null and expires_at > ${now}`;
};
