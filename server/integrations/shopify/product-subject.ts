import { z } from "zod";
import type { ShopProductRecord } from "@/server/partners/shop-feed";
import type { Admin } from "./admin";
import { idOf } from "./ids";
import type { Read, Subject } from "./list-changes";
import { mapProduct, productSchema, variantSchema } from "./map-product";
import { bulkProducts, PRODUCT_COUNT, PRODUCT_PAGE, PRODUCT_VARIANTS, SHOP_CURRENCY } from "./product-documents";
import type { BulkRecord } from "./read-bulk-file";
import { UnreadableRecord } from "./read-money";
import { pageInfoSchema } from "./wire-order";

/** The subject "products" for `listChanges`. */
export const productSubject = (admin: Admin): Subject<ShopProductRecord> => {
  const reader: ProductReader = { admin, currency: null };
  return {
    name: "products",
    countDocument: PRODUCT_COUNT,
    pageDocument: PRODUCT_PAGE,
    bulkQuery: bulkProducts,
    readNodes: (nodes, signal) => readProducts(reader, nodes, signal),
    readRecords: (records, signal) => readProducts(reader, records.map(nodeOfRecord), signal),
  };
};

/** `currency`: the shop's currency, once it has been read. */
type ProductReader = { readonly admin: Admin; currency: string | null };

const nodeOfRecord = ({ value, children }: BulkRecord): unknown => ({
  ...value,
  variants: { nodes: children.get("ProductVariant") ?? [], pageInfo: { hasNextPage: false } },
  collections: { nodes: children.get("Collection") ?? [] },
});

const currencyOf = async (reader: ProductReader, signal?: AbortSignal): Promise<string> => {
  if (reader.currency !== null) return reader.currency;
  const { shop } = await reader.admin.ask({
    document: SHOP_CURRENCY,
    data: z.object({ shop: z.object({ currencyCode: z.string() }) }),
    purpose: "Read shop currency",
    signal,
  });
  reader.currency = shop.currencyCode;
  return shop.currencyCode;
};

const variantsSchema = z.object({ nodes: z.array(variantSchema), pageInfo: pageInfoSchema });
const nodeSchema = productSchema.extend({
  variants: variantsSchema,
  collections: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
});

/** Reads each node separately, so an unreadable one does not hold up the others. */
const readProducts = async (
  reader: ProductReader,
  nodes: readonly unknown[],
  signal?: AbortSignal,
): Promise<Read<ShopProductRecord>> => {
  if (nodes.length === 0) return { items: [], unreadable: [] };
  const currency = await currencyOf(reader, signal);
  const items: ShopProductRecord[] = [];
  const unreadable: { id: string; reason: string }[] = [];
  for (const node of nodes) {
    const id = idOf(z.object({ id: z.string() }).catch({ id: "" }).parse(node).id);
    const parsed = nodeSchema.safeParse(node);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      unreadable.push({ id, reason: `Its field ${issue?.path.join(".") ?? ""} is not as expected.` });
      continue;
    }
    const { variants, collections, ...product } = parsed.data;
    const all = await allVariants(reader.admin, { id: product.id, first: variants, signal });
    try {
      const whole = { product, variants: all, collections: collections.nodes.map((one) => one.id) };
      items.push(mapProduct(whole, currency));
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      unreadable.push({ id, reason: error.message });
    }
  }
  return { items, unreadable };
};

type Variants = z.output<typeof variantsSchema>;

const allVariants = async (
  admin: Admin,
  { id, first, signal }: { id: string; first: Variants; signal: AbortSignal | undefined },
): Promise<Variants["nodes"]> => {
  const variants = [...first.nodes];
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const { product } = await admin.ask({
      document: PRODUCT_VARIANTS,
      variables: { id, after: pageInfo.endCursor },
      data: z.object({ product: z.object({ variants: variantsSchema }).nullable() }),
      purpose: "Read product variants",
      signal,
    });
    if (product === null) break;
    variants.push(...product.variants.nodes);
    pageInfo = product.variants.pageInfo;
  }
  return variants;
};
