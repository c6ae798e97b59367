import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

type Expected = {
  ecommerceId: string;
  /** Countries that the parcel is sent from; null: all. */
  countries: { only: readonly string[] } | { except: readonly string[] } | null;
  /** The last one of the previous page; "" at the beginning. */
  after: string;
  limit: number;
};

/** Lists returns whose parcel is announced or in transit and hasn't arrived, by ID. */
export const listExpectedParcels = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, countries, after, limit }: Expected,
): Promise<string[]> => {
  const rows = await readSql<{ id: string }>(tx)`
    select p.id from return_processes p
    where ${withinScope(scope, "p")} and p.ecommerce_id = ${ecommerceId} and p.id > ${after}
      and p.status in ('RUNNING', 'ON_HOLD') and p.shipping_status in ('CREATED', 'COLLECTED')
      and ${fromCountries(countries)}
    order by p.id limit ${limit}`;
  return rows.map(({ id }) => id);
};

const fromCountries = (countries: Expected["countries"]): Sql => {
  if (countries === null) return sql`true`;
  const code = sql`upper(coalesce(p.shopper_address ->> 'countryCode', ''))`;
  return "only" in countries
    ? sql`${code} = any(${[...countries.only]})`
    : sql`${code} <> all(${[...countries.except]})`;
};
