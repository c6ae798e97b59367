import type { Tx } from "@/server/db/client";
import { readValue, readValues } from "@/server/db/read-json";
import { change, changeSql, readSql, update } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query, type Sql, sql } from "@/server/db/tables/query";
import { insertMissing } from "@/server/db/write-rows";
import type { Product, ProductContent } from "@/server/domain/catalog/types";
import type { TenantScope } from "@/server/kernel/actor";

/** A product with its variants as one JSON value; the table's alias is `p`. */
const productJson = sql.raw(`
  json_build_object(
    'row', to_json(p),
    'variants', coalesce((select json_agg(v order by v.position) from variants v where v.product_id = p.id), '[]'::json))`);

/** Filters products: those with one of these names or IDs, and those on offer; the shop's IDs are the platform's. */
export type CatalogFilter = {
  platformProductIds?: readonly string[];
  variantIds?: readonly string[];
  platformVariantIds?: readonly string[];
  onOffer?: OnOffer;
};

/** Products with available variants, by category; null: any. */
type OnOffer = { categoryIds: readonly string[] | null; exceptCategoryIds: readonly string[] };

const connectedShop = sql`(select c.id from connections c
  where c.ecommerce_id = p.ecommerce_id and c.kind = 'SHOP' and c.state <> 'DISCONNECTED')`;

/** A connected shop with a catalog can send only its own products: it doesn't sell others that are known here. */
const isOfConnectedShop = sql`coalesce(p.connection_id = ${connectedShop}, false)`;

const isOnOffer = ({ categoryIds, exceptCategoryIds }: OnOffer): Sql => sql`
  (${categoryIds === null}::boolean or coalesce(p.category_ids, array[]::text[]) && ${[...(categoryIds ?? [])]}::text[])
  and not coalesce(p.category_ids, array[]::text[]) && ${[...exceptCategoryIds]}::text[]
  and exists (select 1 from variants v where v.product_id = p.id and (v.stock is null or v.stock > 0))
  and (${isOfConnectedShop} or not exists (
    select 1 from products o where o.ecommerce_id = p.ecommerce_id and o.connection_id = ${connectedShop}))`;

/** Lists products of a store by name; all of them without a filter. */
export const listProducts = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, filter }: { ecommerceId: string; filter?: CatalogFilter },
): Promise<Product[]> => {
  const narrowed =
    filter === undefined
      ? sql`true`
      : sql`(p.platform_product_id = any(${[...(filter.platformProductIds ?? [])]}) or p.id in
          (select product_id from variants where group_id = ${scope.groupId}
            and (id = any(${[...(filter.variantIds ?? [])]})
              or platform_variant_id = any(${[...(filter.platformVariantIds ?? [])]})))
          or ${filter.onOffer === undefined ? sql`false` : isOnOffer(filter.onOffer)})`;
  return readValues<Product>(tx)`
    select ${productJson} as data from products p
    where p.ecommerce_id = ${ecommerceId} and ${withinScope(scope, "p")} and ${narrowed}
    order by p.name, p.id`;
};

type StoredProduct = Product & { contentHash: string };

/** Locks and returns the product, with the hash of what was last pushed; null if it is new. */
export const lockProduct = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, platformProductId }: { ecommerceId: string; platformProductId: string },
): Promise<StoredProduct | null> => {
  const where = sql`p.ecommerce_id = ${ecommerceId} and p.platform_product_id = ${platformProductId}
    and ${withinScope(scope, "p")}`;
  await readSql(tx)`select 1 from products p where ${where} for update`;
  return readValue<StoredProduct>(tx)`select ${productJson} as data from products p where ${where}`;
};

type WrittenProduct = {
  id: string;
  ecommerceId: string;
  content: ProductContent;
  contentHash: string;
  /** Our IDs of the variants, in the content's order. */
  variantIds: readonly string[];
  now: Date;
};

/** True if the product was new; waits for anybody else who writes it at the same time. */
export const insertProductIfNew = async (tx: Tx, scope: TenantScope, product: WrittenProduct): Promise<boolean> => {
  const { variants: _, ...head } = product.content;
  const { id, ecommerceId, contentHash, now: updatedAt } = product;
  const row = { ...head, id, groupId: scope.groupId, ecommerceId, contentHash, updatedAt };
  const count = await insertMissing(tx, "products", [row]);
  if (count === 1) await writeVariants(tx, scope, product);
  return count === 1;
};

/** Updates an existing product; omitted variants are removed. Under its lock. */
export const updateProduct = async (tx: Tx, scope: TenantScope, product: WrittenProduct): Promise<void> => {
  const { variants: _, ...head } = product.content;
  await update(tx, "products", {
    where: { id: product.id, groupId: scope.groupId },
    set: { ...head, contentHash: product.contentHash, updatedAt: product.now },
  });
  await change(
    tx,
    query
      .deleteFrom("variants")
      .where((eb) => eb.and({ productId: product.id, groupId: scope.groupId }))
      .where("id", "not in", [...product.variantIds]),
  );
  await writeVariants(tx, scope, product);
};

const writeVariants = async (tx: Tx, scope: TenantScope, product: WrittenProduct): Promise<void> => {
  const rows = product.content.variants.map((variant, position) => ({
    ...variant,
    id: product.variantIds[position] ?? "",
    position,
  }));
  if (rows.length === 0) return;
  await changeSql(tx)`
    insert into variants (id, group_id, product_id, position, platform_variant_id, sku, ean, name, options, price_minor, stock)
    select x.id, ${scope.groupId}, ${product.id}, x.position, x."platformVariantId", x.sku, x.ean, x.name, x.options,
      x."priceMinor", x.stock
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id text, position int, "platformVariantId" text, sku text,
      ean text, name text, options jsonb, "priceMinor" bigint, stock int) order by x.id
    on conflict (id) do update set position = excluded.position, sku = excluded.sku, ean = excluded.ean,
      name = excluded.name, options = excluded.options, price_minor = excluded.price_minor, stock = excluded.stock`;
};

/**
 * Adds to the stock of tracked variants (below 0: subtracts). Stock may be below 0 until a piece that was sent out
 * again as the same variant is restocked. The shop's next value is final: its content counts as new then, even if it
 * equals the previous one. A product read after `askedAt`, when the shop was asked to change its stock, already
 * includes the change, so nothing is added. Under the locks of the variants.
 */
export const addStock = async (
  tx: Tx,
  scope: TenantScope,
  { pieces, askedAt }: { pieces: readonly { variantId: string; quantity: number }[]; askedAt: Date | null },
): Promise<void> => {
  if (pieces.length === 0) return;
  await changeSql(tx)`
    with changed as (
      update variants v set stock = v.stock + x.quantity
      from (select "variantId", sum(quantity)::int as quantity
        from json_to_recordset(${JSON.stringify(pieces)}::json) as r("variantId" text, quantity int) group by 1) x
      where v.id = x."variantId" and v.group_id = ${scope.groupId} and v.stock is not null
        and not exists (select 1 from products q where q.id = v.product_id and q.read_at > ${askedAt}::timestamptz)
      returning v.product_id)
    update products p set content_hash = '' from changed where p.id = changed.product_id and p.group_id = ${scope.groupId}`;
};
