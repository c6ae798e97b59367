import type { RecommendationReason } from "@/contract/vocabulary/exchange";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import { optionOf } from "../catalog/option-of";
import type { Product, Variant } from "../catalog/types";
import { exchangeOptions } from "./exchange-options";
import { readSize } from "./read-size";
import { sizeOrder } from "./size-order";
import type { ExchangeInput, ExchangeOption } from "./types";
import { isReturnedProduct, isReturnedVariant } from "./why-not-offered";

/** An exchange option with the key of the text that says why it is recommended. */
export type Recommendation = ExchangeOption & { reason: RecommendationReason };

/** As many as a shopper is likely to look at. */
const MOST_RECOMMENDED = 12;
/** Fewer pieces than this are likely to sell out before the shopper has decided. */
const SCARCE_BELOW = 3;

const LATER = ["SAME_CATEGORY", "OTHER_PRODUCT"] as const;
/** Which kinds are recommended if the size was wrong, best first; kinds not listed are not recommended. */
const BY_SIZE: Readonly<Record<Exclude<SizeDirection, "NONE">, readonly RecommendationReason[]>> = {
  TOO_SMALL: ["SIZE_NEXT_UP", "SIZE_FURTHER_UP", ...LATER],
  TOO_BIG: ["SIZE_NEXT_DOWN", "SIZE_FURTHER_DOWN", ...LATER],
};
/** The same for standard reasons that say nothing about size. */
const BY_REASON: Readonly<Record<string, readonly RecommendationReason[]>> = {
  NOT_AS_DESCRIBED: ["OTHER_STYLE_SAME_SIZE", ...LATER, "OTHER_VARIANT"],
  CHANGED_MIND: ["OTHER_STYLE_SAME_SIZE", ...LATER, "OTHER_VARIANT"],
  DAMAGED: ["SAME_VARIANT", "OTHER_STYLE_SAME_SIZE", "OTHER_VARIANT", ...LATER],
  WRONG_ITEM: ["SAME_VARIANT", "OTHER_STYLE_SAME_SIZE", "OTHER_VARIANT", ...LATER],
};
const ANY_REASON: readonly RecommendationReason[] = [
  "OTHER_STYLE_SAME_SIZE",
  "OTHER_VARIANT",
  "SAME_VARIANT",
  ...LATER,
];

/**
 * Returns the exchange options worth showing first (decisions.md 6), ranked by the return reason:
 * - A reason whose size direction is TOO_SMALL: the next size up, then further up (fewest steps first); TOO_BIG the
 *   same downwards. Of two that are one step away, the wider waist comes before the longer leg. Never the size that
 *   didn't fit, nor one in the other direction.
 * - NOT_AS_DESCRIBED, CHANGED_MIND: another style (color) in the same size, then other products in the same category.
 * - DAMAGED, WRONG_ITEM: the same variant again.
 * - Any other reason: the product's other variants, then other products.
 *
 * Within a rank: the style that the shopper chose, then variants that aren't nearly sold out, then the nearest price,
 * then more stock, then the catalog's order. At most `limit`.
 */
export function recommendedProducts(input: ExchangeInput, limit = MOST_RECOMMENDED): Recommendation[] {
  const classify = classifier(input);
  const preferences = preferencesFor(input);
  const candidates = exchangeOptions(input).options.flatMap((option) => {
    const { reason, steps, styleChanges } = classify(option);
    const preference = preferences.indexOf(reason);
    return preference < 0 ? [] : [{ option: { ...option, reason }, key: [preference, ...steps, styleChanges] }];
  });
  const ranked = candidates.map(({ option, key }) => ({
    option,
    key: [
      ...key,
      isScarce(option) ? 1 : 0,
      Math.abs(option.priceDifferenceMinor),
      -(option.stock ?? Number.MAX_SAFE_INTEGER),
    ],
  }));
  ranked.sort((a, b) => compareKeys(a.key, b.key));
  return ranked.slice(0, limit).map(({ option }) => option);
}

const preferencesFor = ({ sizeDirection, returned }: ExchangeInput): readonly RecommendationReason[] => {
  if (sizeDirection !== "NONE") return BY_SIZE[sizeDirection];
  // A store's own reason may be called `constructor`.
  return (Object.hasOwn(BY_REASON, returned.reason) ? BY_REASON[returned.reason] : undefined) ?? ANY_REASON;
};

/** `steps` is how far the size is off and how much of that is on the first axis, in that order of importance. */
type Classified = { reason: RecommendationReason; steps: [number, number]; styleChanges: number };

const classifier = (input: ExchangeInput): ((option: ExchangeOption) => Classified) => {
  const products = new Map(input.catalog.map((product) => [product.id, product]));
  const own = input.catalog.find((product) => isReturnedProduct(input.returned, product));
  const sizes = own === undefined ? null : sizesOf(own);
  return (option) => {
    const product = products.get(option.productId);
    if (sizes !== null && product !== undefined && product === own)
      return sameProduct({ input, product, option, sizes });
    const isNear = product?.categoryIds.some((id) => input.returned.categoryIds.includes(id)) === true;
    return { reason: isNear ? "SAME_CATEGORY" : "OTHER_PRODUCT", steps: [0, 0], styleChanges: 0 };
  };
};

const sameProduct = (call: {
  input: ExchangeInput;
  product: Product;
  option: ExchangeOption;
  sizes: ProductSizes;
}): Classified => {
  const { input, product, option, sizes } = call;
  const before = product.variants.find((one) => isReturnedVariant(input.returned, product, one));
  const after = product.variants.find(({ id }) => id === option.variantId);
  if (before === undefined || after === undefined) return { reason: "OTHER_VARIANT", steps: [0, 0], styleChanges: 0 };
  const steps = sizes.steps(before, after);
  const distance = (steps ?? []).reduce((sum, step) => sum + Math.abs(step), 0);
  return {
    reason: before.id === after.id ? "SAME_VARIANT" : reasonOfSteps(steps),
    steps: [distance, -Math.abs(steps?.[0] ?? 0)],
    styleChanges: styleChanges(before, after, sizes),
  };
};

/** Larger means up on one axis and down on none: a wider waist with a shorter leg is just another variant. */
const reasonOfSteps = (steps: readonly number[] | null): RecommendationReason => {
  if (steps === null) return "OTHER_VARIANT";
  const up = steps.filter((step) => step > 0).reduce((sum, step) => sum + step, 0);
  const down = steps.filter((step) => step < 0).reduce((sum, step) => sum - step, 0);
  if (up === 0 && down === 0) return "OTHER_STYLE_SAME_SIZE";
  if (down === 0) return up === 1 ? "SIZE_NEXT_UP" : "SIZE_FURTHER_UP";
  if (up === 0) return down === 1 ? "SIZE_NEXT_DOWN" : "SIZE_FURTHER_DOWN";
  return "OTHER_VARIANT";
};

/** Number of options other than size that differ. */
const styleChanges = (before: Variant, after: Variant, { optionNames }: ProductSizes): number => {
  const names = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  return [...names].filter((name) => !optionNames.has(name) && optionOf(before, name) !== optionOf(after, name)).length;
};

const isScarce = ({ stock }: ExchangeOption): boolean => stock !== null && stock < SCARCE_BELOW;

const compareKeys = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
};

/** Option names that shops use for sizes, in lower case. The order is the order in which sizes matter. */
const SIZE_OPTION_NAMES = [
  ...["waist", "bund", "bundweite", "cintura", "tour de taille"],
  ...["size", "sizes", "shoe size", "größe", "groesse", "grösse", "schuhgröße", "talla", "taille", "taglia"],
  ...["pointure", "numero", "número", "maat", "storlek", "rozmiar", "tamanho", "age", "alter"],
  ...["inseam", "length", "leg", "länge", "beinlänge", "longueur", "largo", "lunghezza"],
];

/** The sizes of one product, parsed once and used for every variant. */
type ProductSizes = {
  /**
   * How many sizes a variant is above (positive) or below another, one number per size axis: usually one, two with
   * waist and inseam. Null if the product has no sizes.
   */
  steps: (from: Variant, to: Variant) => readonly number[] | null;
  /** Options that are sizes; the others (color, material) are style. */
  optionNames: ReadonlySet<string>;
};

function sizesOf(product: Product): ProductSizes {
  const names = sizeOptionNames(product);
  const axes = labelsOf(product, names).map((labelOf) => ({
    labelOf,
    order: sizeOrder(product.variants.map(labelOf)),
  }));
  return {
    optionNames: new Set(names),
    steps: (from, to) => {
      if (axes.length === 0) return null;
      return axes.flatMap(({ labelOf, order }) => {
        const before = order.placeOf(labelOf(from)) ?? [];
        return (order.placeOf(labelOf(to)) ?? []).map((place, index) => place - (before[index] ?? place));
      });
    },
  };
}

/** Options with a size name, otherwise those whose values all parse as sizes. */
const sizeOptionNames = ({ variants }: Product): string[] => {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const named = names.filter((name) => importanceOf(name) >= 0).sort((a, b) => importanceOf(a) - importanceOf(b));
  if (named.length > 0) return named;
  return names.filter((name) => variants.every((variant) => readSize(optionOf(variant, name)) !== null));
};

/** Where a variant's labels are: in those options, or in its name if variants have no options at all. */
const labelsOf = ({ variants }: Product, names: string[]): ((variant: Variant) => string)[] => {
  if (names.length > 0) return names.map((name) => (variant) => optionOf(variant, name));
  const areNames = variants.every(({ name, options }) => Object.keys(options).length === 0 && readSize(name) !== null);
  return areNames ? [({ name }) => name] : [];
};

const importanceOf = (name: string): number => SIZE_OPTION_NAMES.indexOf(name.trim().toLowerCase());
