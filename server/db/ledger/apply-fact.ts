import type { Tx } from "@/server/db/client";
import { deleteSyncs } from "@/server/db/connections/connection-syncs";
import { deleteMembership } from "@/server/db/people/team";
import { changeSql, readSql } from "@/server/db/run";
import type { LedgerFact } from "@/server/domain/ledger/types";
import type { TenantScope } from "@/server/kernel/actor";

/** An erasure is no statement: its files and events belong to it. */
type PlainFact = Exclude<LedgerFact, { kind: "ERASURE" }>;

const RESTORED = "Changed after the backup that this database was restored from.";

/**
 * Does again what an entry of the ledger says. Rows that the restored database doesn't have are skipped.
 * @returns whether anything changed
 */
export const applyFact = async (tx: Tx, { fact, at }: { fact: PlainFact; at: string }): Promise<boolean> => {
  switch (fact.kind) {
    case "MEMBER":
      return applyMember(tx, fact);
    case "CONNECTION":
      return applyConnection(tx, { fact, at });
    case "WEBHOOK_ENDPOINT":
      return applyEndpoint(tx, { fact, at });
    default:
      return (await changeRow(tx, { fact, at })) > 0;
  }
};

type Of<Kind extends PlainFact["kind"]> = Extract<PlainFact, { kind: Kind }>;

const changeRow = (
  tx: Tx,
  { fact, at }: { fact: Exclude<PlainFact, { kind: "MEMBER" | "CONNECTION" | "WEBHOOK_ENDPOINT" }>; at: string },
): Promise<number> => {
  switch (fact.kind) {
    case "API_KEY":
      return changeSql(tx)`
        update api_keys set revoked_at = coalesce(revoked_at, ${fact.revokedAt}::timestamptz),
          expires_at = least(expires_at, ${fact.expiresAt}::timestamptz)
        where id = ${fact.id} and group_id = ${fact.groupId}`;
    case "PASSWORD":
      // The new one is lost, and the old one may be known to somebody.
      return changeSql(tx)`update users set password_hash = null where id = ${fact.userId}`;
    case "SESSIONS":
      return changeSql(tx)`delete from staff_sessions where user_id = ${fact.userId}`;
    case "STATION_PIN":
      return changeSql(tx)`
        delete from station_pins where user_id = ${fact.userId} and group_id = ${fact.groupId}
          and set_at <= ${at}::timestamptz`;
    case "INVITATION":
      return changeSql(tx)`
        update invitations set revoked_at = ${at}::timestamptz
        where id = ${fact.id} and group_id = ${fact.groupId} and revoked_at is null and accepted_at is null`;
    case "ORDER_LINK":
      return changeSql(tx)`
        insert into order_link_revocations (order_id, group_id, ecommerce_id, revoked_at)
        select o.id, ${fact.groupId}, o.ecommerce_id, ${fact.revokedAt}::timestamptz
        from orders o join ecommerces e on e.id = o.ecommerce_id
        where o.id = ${fact.orderId} and e.group_id = ${fact.groupId}
        on conflict (order_id) do update
          set revoked_at = greatest(order_link_revocations.revoked_at, excluded.revoked_at)`;
  }
};

const applyMember = async (tx: Tx, { groupId, userId, role }: Of<"MEMBER">): Promise<boolean> => {
  const scope: TenantScope = { groupId, ecommerceIds: null };
  if (role !== null) {
    const changed = await changeSql(tx)`
      update memberships set role = ${role}::"DashboardRole" where user_id = ${userId} and group_id = ${groupId}`;
    return changed > 0;
  }
  const there = await readSql<{ userId: string }>(tx)`
    select user_id as "userId" from memberships where user_id = ${userId} and group_id = ${groupId}`;
  if (there.length === 0) return false;
  await deleteMembership(tx, scope, userId);
  return true;
};

const applyConnection = async (
  tx: Tx,
  { fact: { id, groupId, change }, at }: { fact: Of<"CONNECTION">; at: string },
): Promise<boolean> => {
  if (change === "CREDENTIALS") {
    const changed = await changeSql(tx)`
      update connections set state = 'NEEDS_ATTENTION', attention_reason = 'CREDENTIALS_REFUSED',
        last_error = ${RESTORED}, last_error_at = now(), updated_at = now(), version = version + 1
      where id = ${id} and group_id = ${groupId} and state <> 'DISCONNECTED'`;
    return changed > 0;
  }
  const changed = await changeSql(tx)`
    update connections set state = 'DISCONNECTED', attention_reason = '', sealed_values = '', warnings = '{}',
      disconnected_at = ${at}::timestamptz, check_due_at = null, paused_until = null, updated_at = now(),
      version = version + 1
    where id = ${id} and group_id = ${groupId} and state <> 'DISCONNECTED'`;
  if (changed === 0) return false;
  await deleteSyncs(tx, id);
  return true;
};

const applyEndpoint = async (
  tx: Tx,
  { fact: { id, groupId, change }, at }: { fact: Of<"WEBHOOK_ENDPOINT">; at: string },
): Promise<boolean> => {
  if (change === "DELETED")
    return (
      (await changeSql(tx)`
        update webhook_endpoints set deleted_at = ${at}::timestamptz, is_enabled = false
        where id = ${id} and group_id = ${groupId} and deleted_at is null`) > 0
    );
  const what = change === "URL" ? "Its address was" : "Its secret was";
  const reason = `${what} changed after the backup that this database was restored from. Set it again, then turn the endpoint on.`;
  const changed = await changeSql(tx)`
    update webhook_endpoints set is_enabled = false, disabled_reason = ${reason}, disabled_at = now(),
      notice_due_at = now(), notice_told = '{}'
    where id = ${id} and group_id = ${groupId} and deleted_at is null`;
  return changed > 0;
};

/** Ends every session, and what could start one without a password. @returns the number of sessions */
export const endAllSessions = async (tx: Tx): Promise<number> => {
  await changeSql(tx)`delete from sign_in_links`;
  return changeSql(tx)`delete from staff_sessions`;
};
