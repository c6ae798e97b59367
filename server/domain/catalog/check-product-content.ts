import type { ContentViolation } from "../orders/check-order-content";
import type { ProductContent, VariantContent } from "./types";

/** The longest amount that the API accepts (decisions.md 3): 15 digits. */
const LARGEST_MINOR = 999_999_999_999_999;
/** Stock is stored as a 32-bit integer. */
const LARGEST_STOCK = 2_147_483_647;

/**
 * Returns what is wrong with a pushed product beyond the format of its fields (decisions.md 11): duplicate IDs, two
 * indistinguishable variants, amounts and stock that can't be stored. Empty if it can be stored. A product without
 * variants is accepted: it is sold out for good. Field names are the API's.
 */
export function checkProductContent(content: ProductContent): ContentViolation[] {
  const found: ContentViolation[] = [];
  if (content.platformProductId === "") found.push({ field: "product_id", description: "must not be empty" });
  const ids = new Map<string, number>();
  const looks = new Map<string, number>();
  content.variants.forEach((variant, index) => {
    const at = (name: string, description: string) => found.push({ field: `variants[${index}].${name}`, description });
    if (variant.platformVariantId === "") at("variant_id", "must not be empty");
    else if (ids.has(variant.platformVariantId)) at("variant_id", "is used twice in this product");
    ids.set(variant.platformVariantId, index);
    if (!isCount(variant.priceMinor, LARGEST_MINOR)) at("price", "must be a whole number, 0 or more");
    if (variant.stock !== null && !isCount(variant.stock, LARGEST_STOCK))
      at("stock", "must be a whole number of pieces, 0 or more, or null where it is not tracked");
    if (!hasStorableNames(variant)) at("options", "has a name that is empty, or has NUL or unpaired surrogates");
    const look = lookOf(variant);
    const twin = look === null ? undefined : looks.get(look);
    if (twin !== undefined) at("options", `are the same as those of variants[${twin}]`);
    else if (look !== null) looks.set(look, index);
  });
  return found;
}

const isCount = (value: number, largest: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= largest;

const hasStorableNames = ({ options }: VariantContent): boolean =>
  Object.keys(options).every((name) => name.trim() !== "" && !name.includes("\u0000") && name.isWellFormed());

/**
 * Returns the options as one text, the same in whatever order they come; null without any, since then nothing is
 * compared.
 */
const lookOf = ({ options }: VariantContent): string | null => {
  const entries = Object.entries(options);
  if (entries.length === 0) return null;
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(entries);
};
