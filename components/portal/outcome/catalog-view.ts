import { differenceOf, type ExchangeAnswers, type VariantChoice } from "./exchange-view";

type Option = ExchangeAnswers["options"][number];

export type CatalogProduct = {
  readonly productId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly variants: readonly VariantChoice[];
};

/**
 * Products that a search finds, each with the variants that may be taken; the returned product has its own picker. What
 * a shop keeps under several numbers and nobody can tell apart, by name, picture, variant and price, is shown once.
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

/** "Südwester" is found by "sudwester". */
const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * What one shops with, in minor units: what was paid for the pieces that come back, and a discount that is carried over.
 * Read off products that use up all of it; the returned one keeps its price and says nothing of it.
 */
export const creditMinor = (options: readonly Option[], ownProductId: string, quantity: number): number =>
  options
    .filter(({ product_id }) => product_id !== ownProductId)
    .reduce((most, option) => Math.max(most, Number(option.price) * quantity - differenceOf(option)), 0);
