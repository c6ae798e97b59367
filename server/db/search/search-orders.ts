import type { Tx } from "@/server/db/client";
import { liveUnitsJson, orderJson } from "@/server/db/orders/orders";
import { readValues } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Order } from "@/server/domain/orders/types";
import type { LiveUnit } from "@/server/domain/returns/line-eligibility";
import type { TenantScope } from "@/server/kernel/actor";

export type FoundOrder = { order: Order; storeName: string; liveUnits: LiveUnit[] };

type Asked = {
  /** As look-ups compare them, in the spelling of each store. */
  numbers: readonly string[];
  /** The shop's own id of it. */
  platformId: string;
  email: string;
  /** The beginning of a last name, or of a first and last name. */
  name: string;
  limit: number;
};

/** After every text that begins like the one before it, byte by byte. */
const LAST = "\u{10ffff}";

/** Orders that a number, the shop's id, an address or the beginning of a name points to, the latest first. */
export const searchOrders = async (
  tx: Tx,
  scope: TenantScope,
  { numbers, platformId, email, name, limit }: Asked,
): Promise<FoundOrder[]> => {
  const { groupId } = scope;
  const begins = (text: Sql) =>
    sql`(${text}) ~>=~ lower(${name}::text) and (${text}) ~<~ (lower(${name}::text) || ${LAST}::text)`;
  const of = (condition: Sql) => sql`(select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
    where e.group_id = ${groupId} and ${condition} and ${withinScope(scope, "o")}
    order by o.purchased_at desc limit ${limit})`;
  return readValues<FoundOrder>(tx)`
    with asked as materialized (
      ${of(sql`o.lookup_number = any(${[...numbers]})`)}
      union ${of(sql`o.platform_order_id = ${platformId} and ${platformId}::text <> ''`)}
      union ${of(sql`o.lookup_email = ${email} and ${email}::text <> ''`)}
      union ${of(sql`${begins(sql`lower(o.last_name)`)} and ${name}::text <> ''`)}
      union ${of(sql`${begins(sql`lower(o.first_name || ' ' || o.last_name)`)} and ${name}::text <> ''`)})
    select json_build_object('order', ${orderJson}, 'store_name', e.name,
      'live_units', ${liveUnitsJson(sql`o.id`)}) as data
    from asked join orders o on o.id = asked.id join ecommerces e on e.id = o.ecommerce_id
    order by o.purchased_at desc limit ${limit}`;
};
