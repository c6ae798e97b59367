import { differenceOf, type ExchangeAnswers, type VariantChoice } from "./exchange-view";

type Option = ExchangeAnswers["options"][number];

export type CatalogProduct = {
  readonly productId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly variants: readonly VariantChoice[];
};

/**
 * Products that match a search, each with its available variants; the returned product has its own picker. Products
 * listed under several IDs that look the same (name, picture, variant, price) are shown once.
 */
export function catalogProducts(options: readonly Option[], ownProductId: string, search: string): CatalogProduct[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const products = new Map<string, CatalogProduct & { variants: VariantChoice[] }>();
  for (const option of options) {
    const text = fold(`${option.name} ${option.variant_name}`);
    if (option.product_id === ownProductId || !words.every((word) => text.includes(word))) continue;
    const { svc_product_id: productId, name, image_url: imageUrl } = option;
    const looks = JSON.stringify([name, imageUrl]);
    const product = products.get(looks) ?? { productId, name, imageUrl, variants: [] };
    products.set(looks, product);
    const isShown = product.variants.some(
      (one) => one.variantName === option.variant_name && one.differenceMinor === differenceOf(option),
    );
    if (isShown) continue;
    product.variants.push({
      variantId: option.svc_variant_id,
      name,
      variantName: option.variant_name,
      imageUrl,
      differenceMinor: differenceOf(option),
      badge: null,
      isYours: false,
    });
  }
  return [...products.values()];
}

/** "sudwester" finds "Südwester". */
const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The shopping credit in minor units: the price paid for the returned items, plus a transferred discount. Derived from
 * products that use it up entirely; the returned one keeps its price, so it reveals nothing.
 */
export const creditMinor = (options: readonly Option[], ownProductId: string, quantity: number): number =>
  options
    .filter(({ product_id }) => product_id !== ownProductId)
    .reduce((most, option) => Math.max(most, Number(option.price) * quantity - differenceOf(option)), 0);
