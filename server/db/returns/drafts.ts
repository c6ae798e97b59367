import type { Tx } from "@/server/db/client";
import { orderPayoutsJson, sharingOrdersJson } from "@/server/db/money/payment-balances";
import { type LiveQuote, liveQuotesJson } from "@/server/db/money/settlements";
import { liveUnitsJson, orderJson } from "@/server/db/orders/orders";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { withinScope } from "@/server/db/scope";
import { type StoreRow, storeJson, toStore } from "@/server/db/stores/stores";
import { sql } from "@/server/db/tables/query";
import { type OrderPayout, paymentsLeft, type SharingOrder } from "@/server/domain/money/payout-cap";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import type { LiveUnit } from "@/server/domain/returns/line-eligibility";
import type { EarlierReturns } from "@/server/domain/returns/settle-by-terms";
import type { ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { type EarlierRows, earlierReturnsJson, earlierReturnsOf } from "./earlier-returns";
import { intentJson } from "./intents";

export type Draft = {
  intent: ReturnIntent;
  order: Order;
  store: Store;
  /** Pieces of the order that are already in a return. */
  liveUnits: LiveUnit[];
  payments: PaymentMoney[];
  earlier: EarlierReturns;
  /** A payment for it has started; callers without a lock learn the details under one. */
  isChargeBegun: boolean;
  /** Its unconfirmed quotes, newest first; a caller that waited for a lock may not see the last one. */
  quotes: LiveQuote[];
};

type DraftRow = Pick<Draft, "intent" | "order" | "liveUnits" | "isChargeBegun" | "quotes"> & {
  store: StoreRow;
  payouts: OrderPayout[];
  promised: OrderPayout[];
  sharing: SharingOrder[];
  earlier: EarlierRows;
};

const OTHERS = sql`p.order_id = i.order_id and p.group_id = i.group_id and p.id <> i.id`;
const OF_ORDER = sql`p.order_id = i.order_id and p.group_id = i.group_id`;

/**
 * What other returns of the order were promised without a decision yet, as future payouts: the rest of a partly
 * refunded order is quoted to only one of them.
 */
const PROMISED = sql`coalesce((
  select json_agg(json_build_object('payment_id', null, 'amount_minor', s.total_minor,
    'gift_minor', s.bonus_minor + s.rounding_minor, 'taken_back_minor', 0, 'external_minor', 0, 'status', 'PENDING',
    'process_status', p.status, 'is_before_figures', false, 'is_own', false))
  from return_processes p join lateral (
    select q.total_minor, q.bonus_minor, q.rounding_minor from settlements q
    where q.return_id = p.id and q.basis = 'QUOTE' and q.expires_at is null order by q.number desc limit 1) s on true
  where ${OTHERS} and p.status not in ('CANCELED', 'FAILED', 'COMPLETED')
    and not exists (select 1 from payouts o where o.process_id = p.id)
    and not exists (select 1 from settlements d where d.return_id = p.id and d.basis = 'DECISION')), '[]'::json)`;

/**
 * Returns a draft with everything that its order, its store and earlier returns say about it, in one statement. @throws
 * Problem NOT_FOUND
 */
export const getDraft = (tx: Tx, scope: TenantScope, id: string): Promise<Draft> => readDraft(tx, scope, id);

/**
 * The same, and locks the draft until the transaction ends. A caller that waited for the lock gets the draft as it is
 * then; data of its order and earlier returns is as old as the statement: a confirmation reads it again under its own
 * lock.
 * @throws Problem NOT_FOUND
 */
export const lockDraft = (tx: Tx, scope: TenantScope, id: string): Promise<Draft> =>
  readDraft(tx, scope, id, sql`for update of i`);

const readDraft = async (tx: Tx, scope: TenantScope, id: string, lock = sql``): Promise<Draft> => {
  const [row] = await readJsonSql(tx)`
    select json_build_object(
      'intent', ${intentJson},
      'order', ${orderJson},
      'store', ${storeJson},
      'live_units', ${liveUnitsJson(sql`i.order_id`)},
      'payouts', ${orderPayoutsJson(OF_ORDER)},
      'promised', ${PROMISED},
      'sharing', ${sharingOrdersJson(sql`i.order_id`)},
      'earlier', ${earlierReturnsJson(OTHERS)},
      'is_charge_begun', (
        select count(*) > 0 from charges c where c.return_id = i.id and c.group_id = i.group_id),
      'quotes', ${liveQuotesJson}) as data
    from return_intents i join orders o on o.id = i.order_id join ecommerces e on e.id = i.ecommerce_id
    where i.id = ${id} and ${withinScope(scope, "i")} ${lock}`;
  if (row === undefined) throw notFound("return");
  const { store, payouts, promised, sharing, earlier, ...read } = fromRow<DraftRow>(row);
  const payments = paymentsLeft(read.order.payments, [...payouts, ...promised], sharing);
  return { ...read, store: toStore(store), payments, earlier: earlierReturnsOf(earlier) };
};
