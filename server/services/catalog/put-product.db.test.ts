import { afterAll, beforeAll, expect, test } from "vitest";
import { addStock, listProducts } from "@/server/db/orders/catalog";
import type { ProductContent } from "@/server/domain/catalog/types";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { putProduct } from "./put-product";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const shirt = (changes: Partial<ProductContent> = {}): ProductContent => ({
  platformProductId: "shirt",
  name: "Shirt",
  imageUrl: "",
  brandId: "",
  categoryIds: ["shirts"],
  collectionIds: [],
  tagIds: [],
  variants: ["S", "M"].map((size) => variant(size)),
  ...changes,
});

const variant = (size: string, stock: number | null = 5) => ({
  platformVariantId: size,
  sku: size,
  ean: "",
  name: size,
  options: { color: "blue", size },
  priceMinor: 4000,
  stock,
});

const put = (tenant: Tenant, content: ProductContent) =>
  putProduct(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, content });

test("creates a product, leaves it alone when nothing changed, and updates it keeping its IDs", async () => {
  const tenant = await createTenant(ctx);
  const created = await put(tenant, shirt());
  expect(created).toMatchObject({ result: "CREATED", product: { variants: [{ stock: 5 }, { stock: 5 }] } });
  const again = shirt({ variants: [variant("S"), { ...variant("M"), options: { size: "M", color: "blue" } }] });
  expect((await put(tenant, again)).result).toBe("UNCHANGED");
  const updated = await put(tenant, shirt({ variants: [variant("M", 0), variant("L", null)] }));
  expect(updated.result).toBe("UPDATED");
  expect(updated.product.variants.map(({ platformVariantId, stock }) => [platformVariantId, stock])).toEqual([
    ["M", 0],
    ["L", null],
  ]);
  expect(updated.product.variants[0]?.id).toBe(created.product.variants[1]?.id);
  const [stored] = await listProducts(ctx.db, tenant.actor, { ecommerceId: tenant.store.id });
  expect(stored).toMatchObject({ id: created.product.id, variants: [{ options: { size: "M" } }, {}] });
});

test("names what was wrong by its field and stores nothing", async () => {
  const tenant = await createTenant(ctx);
  const problem = await put(tenant, shirt({ variants: [variant("S"), variant("S")] })).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ reason: "INVALID_ARGUMENT" });
  expect(await listProducts(ctx.db, tenant.actor, { ecommerceId: tenant.store.id })).toEqual([]);
});

test("leaves one complete product after ten concurrent puts", async () => {
  const tenant = await createTenant(ctx);
  const contents = Array.from({ length: 10 }, (_, nth) => shirt({ name: `Shirt ${nth}` }));
  const results = await Promise.all(contents.map((content) => put(tenant, content)));
  expect(results.filter(({ result }) => result === "CREATED")).toHaveLength(1);
  const products = await listProducts(ctx.db, tenant.actor, { ecommerceId: tenant.store.id });
  expect(products.map(({ variants }) => variants.length)).toEqual([2]);
});

test("takes the shop's stock after a change here, even if its content is the same as before", async () => {
  const tenant = await createTenant(ctx);
  const { product } = await put(tenant, shirt());
  await addStock(ctx.db, tenant.actor, {
    pieces: [{ variantId: product.variants[0]?.id ?? "", quantity: -2 }],
    askedAt: null,
  });
  expect((await put(tenant, shirt())).product.variants[0]?.stock).toBe(5);
});

test("reads available products by category without sold-out ones, and named products always", async () => {
  const tenant = await createTenant(ctx);
  const contents = [
    shirt(),
    shirt({ platformProductId: "cap", name: "Cap", categoryIds: ["caps", "sale"] }),
    shirt({ platformProductId: "belt", name: "Belt", categoryIds: [] }),
    shirt({ platformProductId: "gone", name: "Gone", variants: [variant("S", 0)] }),
    shirt({ platformProductId: "endless", name: "Endless", variants: [variant("S", null)] }),
  ];
  for (const content of contents) await put(tenant, content);
  const read = async (filter: Parameters<typeof listProducts>[2]["filter"]) =>
    (await listProducts(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, filter })).map(({ name }) => name);
  const onOffer = (categoryIds: string[] | null, exceptCategoryIds: string[] = []) => ({
    onOffer: { categoryIds, exceptCategoryIds },
  });
  expect(await read(onOffer(null))).toEqual(["Belt", "Cap", "Endless", "Shirt"]);
  expect(await read(onOffer(null, ["sale"]))).toEqual(["Belt", "Endless", "Shirt"]);
  expect(await read(onOffer(["shirts"]))).toEqual(["Endless", "Shirt"]);
  expect(await read({ ...onOffer(["caps"], ["sale"]), platformProductIds: ["gone"] })).toEqual(["Gone"]);
});

test("hides another tenant's store, where the same IDs are other products", async () => {
  const [mine, theirs] = [await createTenant(ctx), await createTenant(ctx)];
  await put(theirs, shirt());
  const foreign = putProduct(ctx, {
    actor: mine.actor,
    ecommerceId: theirs.store.id,
    content: shirt({ name: "Mine" }),
  });
  await expect(foreign).rejects.toMatchObject({ reason: "NOT_FOUND" });
  expect((await put(mine, shirt())).result).toBe("CREATED");
});
