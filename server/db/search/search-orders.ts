import type { Tx } from "@/server/db/client";
import { liveUnitsJson, orderJson } from "@/server/db/orders/orders";
import { readValues } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Order } from "@/server/domain/orders/types";
import type { LiveUnit } from "@/server/domain/returns/line-eligibility";
import { searchTexts } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";

export type FoundOrder = { order: Order; storeName: string; liveUnits: LiveUnit[] };

type Asked = {
  /** As people type it: any key of an order, or its beginning. */
  text: string;
  /** As lookups compare them, in the spelling of each store. */
  numbers: readonly string[];
  limit: number;
};

/** Finds orders by a text, like returns (matchingKeys), or by one of the numbers; latest first. */
export const searchOrders = (tx: Tx, scope: TenantScope, { text, numbers, limit }: Asked): Promise<FoundOrder[]> => {
  const latest = sql`order by o.purchased_at desc limit ${limit}`;
  return foundOrders(
    tx,
    sql`(select o.order_id as id from order_search o
        where array_to_tsvector(o.keys) @@ ${keyQuery(text)}::tsquery and ${withinScope(scope, "o")} ${latest})
      union (select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
        where e.group_id = ${scope.groupId} and o.lookup_number = any(${[...numbers]}) and ${withinScope(scope, "o")} ${latest})`,
    limit,
  );
};

/** Lists orders of an email address as compared in lookups, latest first. */
export const listOrdersOfEmail = (
  tx: Tx,
  scope: TenantScope,
  { email, limit }: { email: string; limit: number },
): Promise<FoundOrder[]> =>
  foundOrders(
    tx,
    sql`select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
      where e.group_id = ${scope.groupId} and o.lookup_email = ${email} and o.lookup_email <> ''
        and ${withinScope(scope, "o")} order by o.purchased_at desc limit ${limit}`,
    limit,
  );

/** Lists the latest purchases, latest first. */
export const listRecentOrders = (tx: Tx, scope: TenantScope, limit: number): Promise<FoundOrder[]> =>
  foundOrders(
    tx,
    sql`select o.id from ecommerces e cross join lateral (
        select o.id from orders o where o.ecommerce_id = e.id and ${withinScope(scope, "o")}
        order by o.purchased_at desc limit ${limit}) o
      where e.group_id = ${scope.groupId}`,
    limit,
  );

const foundOrders = (tx: Tx, ids: Sql, limit: number): Promise<FoundOrder[]> =>
  readValues<FoundOrder>(tx)`
    with asked as materialized (${ids})
    select json_build_object('order', ${orderJson}, 'store_name', e.name,
      'live_units', ${liveUnitsJson(sql`o.id`)}) as data
    from asked join orders o on o.id = asked.id join ecommerces e on e.id = o.ecommerce_id
    order by o.purchased_at desc limit ${limit}`;

/** Returns the spellings of a text as a text search query, each as a whole key or its prefix. */
const keyQuery = (text: string): string => {
  const { texts, isBeginningEnough } = searchTexts(text);
  const quoted = texts.map((key) => `'${key.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`);
  return quoted.map((key) => (isBeginningEnough ? `${key}:*` : key)).join(" | ");
};
