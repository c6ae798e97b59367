import { DASHBOARD_ROLES, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change, readFirstSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** An endpoint that was disabled automatically, with the people to tell. */
export type OffNotice = {
  endpointId: string;
  groupId: string;
  url: string;
  reason: string;
  disabledAt: string;
  pending: number;
  /** Email addresses of those who may enable it again and haven't been told. */
  recipients: string[];
};

/** Claims of a dead worker expire, and the next worker takes over. */
const LEASE_SECONDS = 60;
const TOLD = DASHBOARD_ROLES.filter((role) => ROLE_SCOPES[role].includes("webhooks:write"));

/** Claims one due notice, skipping those held by others; null if there is none. */
export const claimOffNotice = (tx: Tx): Promise<OffNotice | null> => readFirstSql<OffNotice>(tx)`
    update webhook_endpoints e set notice_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where e.id = (select id from webhook_endpoints
      where notice_due_at <= now() and deleted_at is null order by notice_due_at limit 1 for update skip locked)
    returning e.id as "endpointId", e.group_id as "groupId", e.url, e.disabled_reason as reason,
      e.disabled_at as "disabledAt",
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'PENDING') as pending,
      (select coalesce(array_agg(u.email order by u.email), '{}') from memberships m join users u on u.id = m.user_id
        where m.group_id = e.group_id and m.role::text = any(${TOLD}) and u.email <> all(e.notice_told)) as recipients`;

/** Records who was told, so that an email that can't be sent now doesn't bring the others a second one. */
export const noteTold = async (tx: Tx, { endpointId, to }: { endpointId: string; to: string }): Promise<void> => {
  const noticeTold = sql<string[]>`array_append(notice_told, ${to})`;
  await change(tx, query.updateTable("webhook_endpoints").set({ noticeTold }).where("id", "=", endpointId));
};

/** Everybody was told. If it was enabled and disabled meanwhile, they are told again. */
export const finishOffNotice = async (tx: Tx, endpointId: string): Promise<void> => {
  const told = query.updateTable("webhook_endpoints").set({ noticeDueAt: null }).where("id", "=", endpointId);
  await change(tx, told.where("noticeDueAt", ">", sql<string>`now()`));
};
