import type { Tx } from "@/server/db/client";
import { insertProductIfNew, lockProduct, updateProduct } from "@/server/db/orders/catalog";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { checkProductContent } from "@/server/domain/catalog/check-product-content";
import type { Product, ProductContent } from "@/server/domain/catalog/types";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type PutProductResult = { result: "CREATED" | "UPDATED" | "UNCHANGED"; product: Product };

type PutCall = { actor: Actor; ecommerceId: string; content: ProductContent };

/**
 * Creates or updates a product of the catalog (decisions, section 11). The same content again changes nothing; variants
 * keep their IDs as long as their platform IDs stay.
 * @throws Problem NOT_FOUND for the store, INVALID_ARGUMENT naming the fields
 */
export const putProduct = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  call: PutCall,
): Promise<PutProductResult> => {
  await getStore(ctx.db, call.actor, call.ecommerceId);
  const violations = checkProductContent(call.content);
  const [first] = violations;
  if (first !== undefined)
    throw new Problem("INVALID_ARGUMENT", `\`${first.field}\`: ${first.description}.`, { violations });
  return inTransaction(ctx, (tx) => write(ctx, tx, call));
};

const write = async (
  ctx: Pick<ServiceContext, "ids" | "clock">,
  tx: Tx,
  { actor, ecommerceId, content }: PutCall,
): Promise<PutProductResult> => {
  const contentHash = sha256Hex(contentText(content));
  const key = { ecommerceId, platformProductId: content.platformProductId };
  const written = (id: string, known: ReadonlyMap<string, string>) => ({
    id,
    ecommerceId,
    content,
    contentHash,
    variantIds: content.variants.map((one) => known.get(one.platformVariantId) ?? ctx.ids.next("var")),
    now: ctx.clock.now(),
  });
  const before = await lockProduct(tx, actor, key);
  if (before === null && (await insertProductIfNew(tx, actor, written(ctx.ids.next("prd"), new Map()))))
    return { result: "CREATED", product: await reread(tx, actor, key) };
  // A faster writer has committed by now.
  const current = before ?? (await reread(tx, actor, key));
  if (current.contentHash === contentHash) return { result: "UNCHANGED", product: current };
  const known = new Map(current.variants.map(({ platformVariantId, id }) => [platformVariantId, id]));
  await updateProduct(tx, actor, written(current.id, known));
  return { result: "UPDATED", product: await reread(tx, actor, key) };
};

const reread = async (tx: Tx, actor: Actor, key: { ecommerceId: string; platformProductId: string }) => {
  const product = await lockProduct(tx, actor, key);
  if (product === null) throw new Problem("ABORTED", "The product was just removed. Try again.");
  return product;
};

/** The content as one text, independent of the sequence of a variant's options. */
const contentText = (content: ProductContent): string =>
  JSON.stringify({
    ...content,
    variants: content.variants.map((variant) => ({
      ...variant,
      options: Object.entries(variant.options).sort(([left], [right]) => (left < right ? -1 : 1)),
    })),
  });
