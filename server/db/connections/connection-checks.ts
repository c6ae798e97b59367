import { DASHBOARD_ROLES, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { changeSql, readFirstSql, readSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** Due checks of connections and notices about them, for any tenant. */

/** A check whose worker died is taken by the next worker after this time. */
const LEASE_SECONDS = 300;

/** Claims connections whose providers are due to be checked, skipping those held by others. @returns their IDs */
export const claimChecks = async (tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<string[]> => {
  const rows = await readSql<{ id: string }>(tx)`
    update connections set check_due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from connections where check_due_at <= ${now}::timestamptz and state <> 'DISCONNECTED'
      order by check_due_at limit ${limit} for update skip locked)
    returning id`;
  return rows.map(({ id }) => id);
};

/** Sets when its provider is next asked for its identity. Partners that are already open aren't reopened. */
export const postponeCheck = async (tx: Tx, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> => {
  await changeSql(tx)`
    update connections set check_due_at = ${dueAt}::timestamptz where id = ${id} and state <> 'DISCONNECTED'`;
};

/** A notice about a connection: it needs attention, doesn't respond, or works again. */
export type ConnectionNotice = {
  id: string;
  groupId: string;
  provider: string;
  accountName: string;
  lastError: string;
  about: "ATTENTION" | "SILENCE" | "RECOVERY" | "VERSION";
  at: string;
  storeName: string;
  /** Email addresses of those who may fix it. */
  recipients: string[];
};

/** How long a provider may be silent before a notice is sent. */
const SILENT_MINUTES = 30;
const TOLD = DASHBOARD_ROLES.filter((role) => ROLE_SCOPES[role].includes("connections:write"));

const RECIPIENTS = sql`
  (select coalesce(array_agg(u.email order by u.email), '{}') from memberships m join users u on u.id = m.user_id
    where m.group_id = c.group_id and m.role::text = any(${TOLD}))`;

/** Claims one due notice; null if there is none. A claimed notice counts as sent, see `returnNotice`. */
export const claimConnectionNotice = async (tx: Tx, now: Date): Promise<ConnectionNotice | null> => {
  const at = sql`${now}::timestamptz`;
  return readFirstSql<ConnectionNotice>(tx)`
    with due as (
      select c.id, case when c.noticed_at is not null then 'RECOVERY'
        when c.state = 'NEEDS_ATTENTION' then 'ATTENTION' else 'SILENCE' end as about
      from connections c where (c.noticed_at is null and (c.state = 'NEEDS_ATTENTION' or (c.state = 'CONNECTED'
          and c.failures > 0 and coalesce(c.last_ok_at, c.created_at) < ${at} - make_interval(mins => ${SILENT_MINUTES}))))
        or (c.noticed_at is not null and c.state = 'CONNECTED' and c.failures = 0)
      order by c.id limit 1 for update skip locked)
    update connections c set noticed_at = case when due.about = 'RECOVERY' then null else ${at} end
    from due join connections o on o.id = due.id join ecommerces e on e.id = o.ecommerce_id where c.id = due.id
    returning c.id, c.group_id as "groupId", c.provider, c.account_name as "accountName", c.last_error as "lastError",
      due.about, coalesce(o.noticed_at, ${at}) as at, e.name as "storeName",
      ${RECIPIENTS} as recipients`;
};

/** Describes a problem that a check has just found in the same way: `lastError` says what. */
export const describeNotice = (
  tx: Tx,
  { id, about, words, now }: { id: string; about: ConnectionNotice["about"]; words: string; now: Date },
): Promise<ConnectionNotice | null> => readFirstSql<ConnectionNotice>(tx)`
    select c.id, c.group_id as "groupId", c.provider, c.account_name as "accountName", ${words} as "lastError",
      ${about} as about, ${now}::timestamptz as at, e.name as "storeName", ${RECIPIENTS} as recipients
    from connections c join ecommerces e on e.id = c.ecommerce_id where c.id = ${id}`;

/** Nobody could be notified: the notice is due again. */
export const returnNotice = async (tx: Tx, { id, about, at }: ConnectionNotice): Promise<void> => {
  const before = about === "RECOVERY" ? at : null;
  await changeSql(tx)`update connections set noticed_at = ${before}::timestamptz where id = ${id}`;
};
