import type { Tx } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

type Expected = {
  ecommerceId: string;
  /** Of where the parcel sets off; null: everywhere. */
  countries: { only: readonly string[] } | { except: readonly string[] } | null;
  /** The last one of the page before; "" at the beginning. */
  after: string;
  limit: number;
};

/** Returns whose parcel is announced or on its way, and has not arrived, by their id. */
export const listExpectedParcels = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, countries, after, limit }: Expected,
): Promise<string[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    select p.id from return_processes p
    where ${withinScope(scope, "p")} and p.ecommerce_id = ${ecommerceId} and p.id > ${after}
      and p.status in ('RUNNING', 'ON_HOLD') and p.shipping_status in ('CREATED', 'COLLECTED')
      and ${fromCountries(countries)}
    order by p.id limit ${limit}`);
  return rows.map(({ id }) => id);
};

const fromCountries = (countries: Expected["countries"]): Prisma.Sql => {
  if (countries === null) return Prisma.sql`true`;
  const code = Prisma.sql`upper(coalesce(p.shopper_address ->> 'countryCode', ''))`;
  return "only" in countries
    ? Prisma.sql`${code} = any(${[...countries.only]})`
    : Prisma.sql`${code} <> all(${[...countries.except]})`;
};
