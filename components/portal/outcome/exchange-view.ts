import type { z } from "zod";
import type {
  getExchangeIncentive,
  listExchangeOptions,
  listRecommendedProducts,
} from "@/contract/storefront/exchanges";
import type { ExchangeType, RecommendationReason } from "@/contract/vocabulary/exchange";
import type { Intent, IntentLine } from "../draft/line-view";

/** Value of the outcome field that appears beside the refund options. */
export const EXCHANGE = "EXCHANGE";

/** Names of the form fields of an exchangeable item: the card writes them, the action reads them. */
export const exchangeFields = (lineId: string) =>
  ({ isExchanged: `exchange-${lineId}`, variant: `variant-${lineId}` }) as const;

export type ExchangeAnswers = z.output<typeof listExchangeOptions.output> & {
  readonly recommended: z.output<typeof listRecommendedProducts.output>["products"];
  readonly incentives: z.output<typeof getExchangeIncentive.output>["incentives"];
};

/** One item that may be chosen. `differenceMinor` covers all units: above 0 the shopper pays it. */
export type VariantChoice = {
  readonly variantId: string;
  readonly name: string;
  readonly variantName: string;
  readonly imageUrl: string;
  readonly differenceMinor: number;
  readonly badge: RecommendationReason | null;
  readonly isYours: boolean;
};

/** What a returned item can be exchanged for. */
export type ExchangeOffer = {
  readonly lineId: string;
  readonly name: string;
  readonly variantName: string;
  readonly imageUrl: string;
  /** Of the same product, ordered by what the reason suggests, then as in the shop. */
  readonly variants: readonly VariantChoice[];
  readonly soldOut: readonly { readonly variantId: string; readonly variantName: string }[];
  /** Of other products: the chosen one, and suggestions. */
  readonly others: readonly VariantChoice[];
  readonly hasCatalog: boolean;
  /** Our ID of the draft's variant; null without one, or when it is no longer available. */
  readonly chosenId: string | null;
  /** It was chosen and is no longer available. */
  readonly isLost: boolean;
  /** The store's exchange bonus in minor units: for a variant of the same product, and for another product. */
  readonly extraMinor: { readonly own: number; readonly other: number };
};

type DraftedItem = Intent["draft"]["items"][number];

/** As many other products as fit under the sizes; the others are in the catalog. */
const MOST_OTHERS = 3;

/** What an item can be exchanged for; null when there is nothing, not even something sold out. */
export function exchangeOffer(line: IntentLine, item: DraftedItem, answers: ExchangeAnswers): ExchangeOffer | null {
  const { options, sold_out, recommended, incentives, exchange_flow } = answers;
  const ranks = new Map(recommended.map((one, rank) => [one.svc_variant_id, { rank, reason: one.reason }]));
  const rankOf = ({ svc_variant_id: id }: (typeof options)[number]): number => ranks.get(id)?.rank ?? options.length;
  const isOwn = (one: (typeof options)[number]): boolean => one.product_id === line.product.product_id;
  const toChoice = (one: (typeof options)[number]): VariantChoice => ({
    variantId: one.svc_variant_id,
    name: one.name,
    variantName: one.variant_name,
    imageUrl: one.image_url,
    differenceMinor: differenceOf(one),
    badge: ranks.get(one.svc_variant_id)?.reason ?? null,
    isYours: isOwn(one) && one.variant_id === line.product.variant_id,
  });
  const own = options.filter(isOwn).sort((a, b) => rankOf(a) - rankOf(b));
  const chosenId = item.exchange === null ? null : item.exchange_variant_id;
  const strange = options.filter((one) => !isOwn(one));
  const isShown = ({ svc_variant_id: id }: (typeof options)[number]): boolean => id === chosenId || ranks.has(id);
  const others = strange
    .filter(isShown)
    .sort(
      (a, b) => Number(b.svc_variant_id === chosenId) - Number(a.svc_variant_id === chosenId) || rankOf(a) - rankOf(b),
    )
    .slice(0, MOST_OTHERS);
  // A choice that is no longer available keeps its card: no requested exchange becomes a refund without asking.
  if (own.length + strange.length + sold_out.length === 0 && item.exchange_variant_id === null) return null;
  return {
    lineId: line.id,
    name: line.product.name,
    variantName: line.product.variant_name,
    imageUrl: line.image_url,
    variants: shortened(
      own.map(toChoice),
      sold_out.map(({ variant_name: name }) => name),
    ),
    soldOut: soldOutChoices(
      sold_out,
      own.map(({ variant_name: name }) => name),
    ),
    others: others.map(toChoice),
    hasCatalog: exchange_flow !== "ONE_ON_ONE" && strange.length > 0,
    chosenId,
    isLost: item.exchange_variant_id !== null && item.exchange === null,
    extraMinor: { own: extraOf(incentives, "SIZE_EXCHANGE"), other: extraOf(incentives, "OPEN_CATALOG") },
  };
}

/** The bonus of one kind of exchange for all units, in minor units. */
export const extraOf = (incentives: ExchangeAnswers["incentives"], type: ExchangeType): number =>
  Number(incentives.find((one) => one.preferred_exchange_type === type)?.extra_credit ?? 0);

/** For all units, in minor units: above 0 the shopper pays it. */
export const differenceOf = ({ price_difference }: Pick<ExchangeAnswers["options"][number], "price_difference">) =>
  Number(price_difference);

const shortened = (choices: VariantChoice[], further: readonly string[]): VariantChoice[] => {
  const names = shortNames([...choices.map(({ variantName }) => variantName), ...further]);
  return choices.map((choice, index) => ({ ...choice, variantName: names[index] ?? choice.variantName }));
};

const soldOutChoices = (soldOut: ExchangeAnswers["sold_out"], further: readonly string[]) => {
  const names = shortNames([...soldOut.map(({ variant_name: name }) => name), ...further]);
  return soldOut.map((one, index) => ({
    variantId: one.svc_variant_id,
    variantName: names[index] ?? one.variant_name,
  }));
};

/** The part that distinguishes variants: "Marigold, M" and "Marigold, L" become "M" and "L". */
export const shortNames = (names: readonly string[]): readonly string[] => splitNames(names).own;

/** The same, with their common part: "Marigold". */
export function splitNames(names: readonly string[]): { common: string; own: readonly string[] } {
  const parts = names.map((name) => name.split(/\s*[,/]\s*/));
  const [first = []] = parts;
  const isSame = (part: string, index: number): boolean => parts.every((one) => one[index] === part);
  const isAlike = parts.every((one) => one.length === first.length);
  const own = parts.map((one) => one.filter((part, index) => !isSame(part, index)).join(", "));
  if (names.length < 2 || !isAlike || own.includes("")) return { common: "", own: names };
  return { common: first.filter(isSame).join(", "), own };
}
