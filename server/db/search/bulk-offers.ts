import { BULK_OFFERS, type BulkAct, type BulkOffer } from "@/contract/vocabulary/bulk";
import { CREDIT_KINDS } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { readOneValue } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { EVERY_RETURN, type ReturnChoice } from "./return-filter";
import { chosenReturns } from "./return-rows";

const LIVE = sql`p.status in ('RUNNING', 'ON_HOLD')`;
const WAITS = sql`p.authorization_status = 'PENDING'`;

const has = (rows: Sql): Sql => sql`coalesce((select true from ${rows} limit 1), false)`;
const LABEL = sql`shipments h where h.process_id = p.id and h.voided_at is null`;
const APPROVED = has(sql`return_units u where u.process_id = p.id and u.verdict = 'APPROVED'`);
/** As in the domain (transition, hasSentMoney), as far as payouts store it. */
const PAID = has(sql`payouts o where o.process_id = p.id and (o.external_minor > 0
  or (o.status <> 'FAILED' and o.refund_option <> all(${[...CREDIT_KINDS]}::"RefundOption"[])))`);

/**
 * Whether an action makes sense for a return `p` in its current state. Other reasons for a rejection are reported by
 * its job.
 */
const APPLIES: Record<BulkOffer, Sql> = {
  APPROVE: sql`${LIVE} and ${WAITS}`,
  HOLD: sql`p.status = 'RUNNING'`,
  RESUME: sql`p.status = 'ON_HOLD'`,
  BUY_LABELS: sql`${LIVE} and not ${WAITS} and p.label_source = 'CARRIER'
    and p.shipping_status = 'NO_SHIPPING_STATUS' and not ${has(LABEL)}`,
  RESEND_MAIL: sql`${LIVE} and p.email <> ''`,
  ASSIGN: sql`true`,
  TAG: sql`true`,
  CANCEL: sql`${LIVE} and not ${APPROVED} and not ${PAID}`,
  PRINT_LABELS: has(sql`${LABEL} and h.label_file_id is not null`),
};

/** Limits a selection to the returns that an action applies to; nothing if it may be any return. */
export const appliesTo = (act: BulkAct): Sql => APPLIES[BULK_OFFERS.find((offer) => offer === act) ?? "ASSIGN"];

type Chosen = { choice: ReturnChoice | null; ids: readonly string[]; now: Date; most: number };
type Offers = { total: number; offers: { act: BulkOffer; count: number; ids: string[] }[] };

/**
 * Returns how many of the selected returns each action applies to, and which ones if they were named; counted up to
 * `most`.
 */
export const readBulkOffers = async (
  tx: Tx,
  scope: TenantScope,
  { choice, ids, now, most }: Chosen,
): Promise<Offers> => {
  const named = choice === null ? ids : undefined;
  const each = BULK_OFFERS.map((act) => {
    const applies = sql`filter (where ${APPLIES[act]})`;
    const which = choice === null ? sql`coalesce(array_agg(p.id) ${applies}, '{}')` : sql`'{}'::text[]`;
    return sql`jsonb_build_object('act', ${act}::text, 'count', count(*) ${applies}, 'ids', ${which})`;
  });
  const { plan, rows } = chosenReturns(scope, { choice: choice ?? EVERY_RETURN, ids: named, now, limit: most });
  return readOneValue<Offers>(tx)`
    ${plan} select jsonb_build_object('total', count(*), 'offers', jsonb_build_array(${sql.join(each)})) as data
    from (${rows}) q join return_processes p on p.id = q.id`;
};
