import type { ProductContent, VariantContent } from "@/server/domain/catalog/types";
import type { LineDraft } from "./order-from";

type Product = {
  name: string;
  /** File in public/demo without its extension; also the start of the SKU. */
  picture: string;
  skuStem: string;
  color: string;
  sizes: readonly string[];
  priceMinor: number;
  weightInGrams: number;
  category: string;
  isReturnable?: boolean;
};

const CLOTHES = ["XS", "S", "M", "L", "XL"] as const;
const ONE = ["One size"] as const;

/** Wetterholm's products: clothes and outdoor goods. Prices in euro cents, tax included. */
const PRODUCTS = {
  jacketMarigold: product(
    "Lotsen rain jacket",
    "jacket-marigold",
    "WH-LOT-MAR",
    "Marigold",
    CLOTHES,
    18900,
    940,
    "coats",
  ),
  jacketNavy: product("Lotsen rain jacket", "jacket-navy", "WH-LOT-NAV", "Harbor blue", CLOTHES, 18900, 940, "coats"),
  vest: product("Deichgraf fleece vest", "vest-rust", "WH-DEI-RUS", "Brick", CLOTHES, 9800, 420, "coats"),
  trousers: product("Watt walking trousers", "trousers-slate", "WH-WAT-SLA", "Slate", CLOTHES, 11900, 510, "trousers"),
  hat: product("Südwester bucket hat", "hat-marigold", "WH-SUD-MAR", "Marigold", ["S/M", "L/XL"], 4500, 120, "hats"),
  backpack: product("Fähre backpack 22 l", "backpack-navy", "WH-FAE-NAV", "Harbor blue", ONE, 14500, 780, "bags"),
  boots: product(
    "Priel rubber boots",
    "boots-seagrass",
    "WH-PRI-SEA",
    "Seagrass",
    ["37", "38", "39", "40", "41", "42", "43"],
    8400,
    1650,
    "shoes",
  ),
  socks: product(
    "Two pairs of hut socks",
    "socks-two-pairs",
    "WH-SOC-TWO",
    "Brick and seagrass",
    ["36–39", "40–43"],
    2400,
    140,
    "socks",
  ),
  mug: product("Kombüse enamel mug", "mug-cream", "WH-KOM-CRE", "Cream", ONE, 1800, 210, "kitchen"),
  flask: product("Wache flask 0.7 l", "flask-seagrass", "WH-WAC-SEA", "Seagrass", ONE, 3200, 390, "kitchen"),
  lantern: product("Leuchtfeuer storm lantern", "lantern-navy", "WH-LEU-NAV", "Harbor blue", ONE, 5900, 860, "light"),
  blanket: product(
    "Kajüte wool blanket",
    "blanket-harbour",
    "WH-KAJ-HAR",
    "Harbour stripe",
    ONE,
    10000,
    1350,
    "textiles",
  ),
  towel: product("Weather map tea towel", "towel-weather", "WH-WET-CRE", "Cream", ONE, 1500, 90, "textiles"),
} as const satisfies Record<string, Product>;

export type ProductName = keyof typeof PRODUCTS;
export const PRODUCT_NAMES = Object.keys(PRODUCTS) as ProductName[];

/** Returns an order line of a product, in the middle size by default. `changes` override the catalog. */
export const item = (name: ProductName, quantity = 1, size = "", changes: Partial<LineDraft> = {}): LineDraft => {
  const found: Product = PRODUCTS[name];
  const { sizes } = found;
  const index = size === "" ? Math.floor(sizes.length / 2) : Math.max(0, sizes.indexOf(size));
  const chosen = sizes[index] ?? "";
  const sku = sizes.length > 1 ? `${found.skuStem}-${chosen.replaceAll(/[^A-Z0-9]/g, "")}` : found.skuStem;
  return {
    name: found.name,
    variantName: sizes.length > 1 ? `${found.color}, ${chosen}` : found.color,
    productId: found.skuStem,
    variantId: sku,
    sku,
    ean: eanOf(PRODUCT_NAMES.indexOf(name) * 10 + index),
    imageUrl: `/demo/${found.picture}.svg`,
    brandId: "wetterholm",
    categoryIds: [found.category],
    options: { color: found.color, ...(sizes.length > 1 ? { size: chosen } : {}) },
    quantity,
    unitPriceMinor: found.priceMinor,
    weightInGrams: found.weightInGrams,
    isReturnable: found.isReturnable ?? true,
    ...changes,
  };
};

/** A custom-made jacket, more expensive than everything in the catalog. */
export const madeToMeasure = (size: string): LineDraft =>
  item("jacketNavy", 1, size, {
    name: "Lotsen rain jacket, made to measure",
    sku: "WH-LOT-NAV-MTM",
    ean: "",
    unitPriceMinor: 34900,
  });

/**
 * Returns the catalog as the shop would push it, with every stock situation: enough, the last one, none, not tracked.
 */
export const catalogContents = (): ProductContent[] =>
  PRODUCT_NAMES.map((name) => {
    const found: Product = PRODUCTS[name];
    return {
      platformProductId: found.skuStem,
      name: found.name,
      imageUrl: `/demo/${found.picture}.svg`,
      brandId: "wetterholm",
      categoryIds: [found.category],
      collectionIds: [],
      tagIds: [],
      variants: found.sizes.map((size, index) => variantOf(name, size, index)),
    };
  });

const variantOf = (name: ProductName, size: string, index: number): VariantContent => {
  const line = item(name, 1, size);
  return {
    platformVariantId: line.variantId ?? "",
    sku: line.sku ?? "",
    ean: line.ean ?? "",
    name: line.variantName ?? "",
    options: line.options ?? {},
    priceMinor: line.unitPriceMinor,
    stock: stockOf(name, index),
  };
};

/** Made to order, so stock isn't tracked. */
const UNCOUNTED: readonly ProductName[] = ["mug", "towel"];
/** By size: the smallest is sold out, the largest has one left. */
const STOCKS = [0, 6, 9, 4, 1, 3, 2] as const;

const stockOf = (name: ProductName, index: number): number | null => {
  if (UNCOUNTED.includes(name)) return null;
  return (PRODUCTS[name].sizes.length > 1 ? STOCKS[index] : undefined) ?? 7;
};

function product(
  name: string,
  picture: string,
  skuStem: string,
  color: string,
  sizes: readonly string[],
  priceMinor: number,
  weightInGrams: number,
  category: string,
): Product {
  return { name, picture, skuStem, color, sizes, priceMinor, weightInGrams, category };
}

/** Returns an EAN-13 from the range for internal use (prefix 20), with its check digit. */
const eanOf = (serial: number): string => {
  const digits = `2047110${String(serial).padStart(5, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
