import { optionOf } from "../catalogue/option-of";
import type { Product, Variant } from "../catalogue/types";
import { readSize } from "./read-size";
import { sizeOrder } from "./size-order";

/** Names under which shops keep sizes, folded to lower case. The order is the order in which sizes matter. */
const SIZE_OPTION_NAMES = [
  ...["waist", "bund", "bundweite", "cintura", "tour de taille"],
  ...["size", "sizes", "shoe size", "größe", "groesse", "grösse", "schuhgröße", "talla", "taille", "taglia"],
  ...["pointure", "numero", "número", "maat", "storlek", "rozmiar", "tamanho", "age", "alter"],
  ...["inseam", "length", "leg", "länge", "beinlänge", "longueur", "largo", "lunghezza"],
];

/** The sizes of one product; read it once and ask it for every variant. */
export type ProductSizes = {
  /**
   * How many sizes a variant is above (positive) or below another, one number for each thing that can be too small:
   * usually one, two with waist and inseam. Null when the product has no sizes.
   */
  steps: (from: Variant, to: Variant) => readonly number[] | null;
  /** Options that are sizes; the others (colour, material) are style. */
  optionNames: ReadonlySet<string>;
};

export function sizesOf(product: Product): ProductSizes {
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

/** Options with a name that says size, else those whose values all read as sizes. */
const sizeOptionNames = ({ variants }: Product): string[] => {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const named = names.filter((name) => importanceOf(name) >= 0).sort((a, b) => importanceOf(a) - importanceOf(b));
  if (named.length > 0) return named;
  return names.filter((name) => variants.every((variant) => readSize(optionOf(variant, name)) !== null));
};

/** Where a variant's labels are: in those options, or in its name when variants have no options at all. */
const labelsOf = ({ variants }: Product, names: string[]): ((variant: Variant) => string)[] => {
  if (names.length > 0) return names.map((name) => (variant) => optionOf(variant, name));
  const areNames = variants.every(({ name, options }) => Object.keys(options).length === 0 && readSize(name) !== null);
  return areNames ? [({ name }) => name] : [];
};

const importanceOf = (name: string): number => SIZE_OPTION_NAMES.indexOf(name.trim().toLowerCase());
