import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import type { Candidate } from "@/server/domain/found/propose-orders";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";
import { liveUnitsJson, orderJson } from "./orders";

type Asked = {
  /** Product codes, in every spelling under which a shop may store them. */
  codes: readonly string[];
  /** Order numbers, as lookups compare them. */
  numbers: readonly string[];
  emails: readonly string[];
  limit: number;
};

/**
 * Lists possible orders for found items: those with one of the products, or named by a number or an address. The latest
 * of each kind; for a product that sells in the thousands, earlier orders are found by their number.
 */
export const listOrderCandidates = async (
  tx: Tx,
  scope: TenantScope,
  { codes, numbers, emails, limit }: Asked,
): Promise<Candidate[]> => {
  const { groupId } = scope;
  const [skus, named, mailed] = [[...codes], [...numbers], [...emails]];
  return readValues<{ order: Order; storeName: string; liveUnits: Candidate["liveUnits"] }>(tx)`
    with asked as materialized (
      (select o.id from (
        select l.order_id from order_lines l where l.group_id = ${groupId} and l.sku = any(${skus})
        union select l.order_id from order_lines l where l.group_id = ${groupId} and l.ean = any(${skus})) l
        join orders o on o.id = l.order_id where ${withinScope(scope, "o")} order by o.purchased_at desc limit ${limit})
      union (select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
        where e.group_id = ${groupId} and o.lookup_number = any(${named}) and ${withinScope(scope, "o")} limit ${limit})
      union (select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
        where e.group_id = ${groupId} and o.lookup_email = any(${mailed}) and ${withinScope(scope, "o")}
        order by o.purchased_at desc limit ${limit}))
    select json_build_object('order', ${orderJson}, 'store_name', e.name,
      'live_units', ${liveUnitsJson(sql`o.id`)}) as data
    from asked join orders o on o.id = asked.id join ecommerces e on e.id = o.ecommerce_id`;
};
