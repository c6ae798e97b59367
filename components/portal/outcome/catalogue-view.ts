import { differenceOf, type ExchangeAnswers, type VariantChoice } from "./exchange-view";

type Option = ExchangeAnswers["options"][number];

export type CatalogueProduct = {
  readonly productId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly variants: readonly VariantChoice[];
};

/**
 * Products that a search finds, each with the variants that may be taken; the returned product has its own picker. What
 * a shop keeps under several numbers and nobody can tell apart, by name, picture, variant and price, is shown once.
 */
export function catalogueProducts(
  options: readonly Option[],
  ownProductId: string,
  search: string,
): CatalogueProduct[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const products = new Map<string, CatalogueProduct & { variants: VariantChoice[] }>();
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

/** What was paid for the pieces that come back, in minor units: the credit that one shops with. */
export const creditMinor = ([first]: readonly Option[], quantity: number): number =>
  first === undefined ? 0 : Number(first.price) * quantity - differenceOf(first);
