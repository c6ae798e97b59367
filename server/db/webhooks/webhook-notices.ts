import { DASHBOARD_ROLES, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change, readFirstSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** An endpoint that was switched off by itself, and whom to tell. */
export type OffNotice = {
  endpointId: string;
  groupId: string;
  url: string;
  reason: string;
  disabledAt: string;
  pending: number;
  /** Email addresses of those who may switch it on again and have not been told. */
  recipients: string[];
};

/** Claims of a worker that died expire, and the next worker takes over. */
const LEASE_SECONDS = 60;
const TOLD = DASHBOARD_ROLES.filter((role) => ROLE_SCOPES[role].includes("webhooks:write"));

/** Takes one notice that is due, passing over those that others hold; null when there is none. */
export const claimOffNotice = (tx: Tx): Promise<OffNotice | null> => readFirstSql<OffNotice>(tx)`
    update webhook_endpoints e set notice_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where e.id = (select id from webhook_endpoints
      where notice_due_at <= now() and deleted_at is null order by notice_due_at limit 1 for update skip locked)
    returning e.id as "endpointId", e.group_id as "groupId", e.url, e.disabled_reason as reason,
      e.disabled_at as "disabledAt",
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'PENDING') as pending,
      (select coalesce(array_agg(u.email order by u.email), '{}') from memberships m join users u on u.id = m.user_id
        where m.group_id = e.group_id and m.role::text = any(${TOLD}) and u.email <> all(e.notice_told)) as recipients`;

/** A mail that cannot be sent now must not bring the others a second one. */
export const noteTold = async (tx: Tx, { endpointId, to }: { endpointId: string; to: string }): Promise<void> => {
  const noticeTold = sql<string[]>`array_append(notice_told, ${to})`;
  await change(tx, query.updateTable("webhook_endpoints").set({ noticeTold }).where("id", "=", endpointId));
};

/** Everybody was told. One that was switched on and off meanwhile is told of anew. */
export const finishOffNotice = async (tx: Tx, endpointId: string): Promise<void> => {
  const told = query.updateTable("webhook_endpoints").set({ noticeDueAt: null }).where("id", "=", endpointId);
  await change(tx, told.where("noticeDueAt", ">", sql<string>`now()`));
};
