import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import type { CatalogProduct } from "./catalog-view";
import { type ExchangeOffer, exchangeFields, splitNames, type VariantChoice } from "./exchange-view";

/** "You pay 6.00 €": what a difference means, before the choice. */
export const differenceWords = (differenceMinor: number, currency: string, { t, locale }: Reader): string => {
  if (differenceMinor === 0) return t("exchange.same");
  const amount = moneyText(Math.abs(differenceMinor), currency, locale);
  return differenceMinor > 0 ? t("exchange.youPay", { amount }) : t("exchange.youGetBack", { amount });
};

/** A product's entry in the catalog: the common part of its variants' names, and the rest of each. */
export const productTile = (product: CatalogProduct, currency: string, reader: Reader) => {
  const { common, own } = splitNames(product.variants.map(({ variantName }) => variantName));
  const prices = product.variants.map(({ differenceMinor }) => differenceWords(differenceMinor, currency, reader));
  const [first = ""] = prices;
  const isOnePrice = prices.every((price) => price === first);
  return {
    id: product.productId,
    name: product.name,
    imageUrl: product.imageUrl,
    common,
    price: isOnePrice ? first : "",
    variants: product.variants.map((one, index) => ({
      id: one.variantId,
      name: own[index] || one.name,
      price: isOnePrice ? "" : (prices[index] ?? ""),
    })),
  };
};
export type ProductTile = ReturnType<typeof productTile>;

type CardInput = { slug: string; offer: ExchangeOffer; currency: string; isSingle: boolean };

/** Texts of the card of an exchangeable item: made on the server, so that the browser gets only these. */
export const exchangeCard = (reader: Reader, { slug, offer, currency, isSingle }: CardInput) => {
  const { t } = reader;
  const item = offer.name;
  const most = offer.variants.find((one) => one.badge !== null);
  const tag = ({ isYours, badge, variantId }: VariantChoice): string => {
    if (isYours) return t("exchange.yours");
    return badge !== null && variantId === most?.variantId ? t(`exchange.recommended.${badge}`) : "";
  };
  const price = ({ differenceMinor }: VariantChoice): string => differenceWords(differenceMinor, currency, reader);
  const path = `/r/${slug}/outcome/catalog?${new URLSearchParams({ item: offer.lineId })}`;
  return {
    lineId: offer.lineId,
    imageUrl: offer.imageUrl,
    fallback: item,
    isSingle,
    isTicked: offer.chosenId !== null || offer.isLost,
    chosenId: offer.chosenId,
    field: exchangeFields(offer.lineId).variant,
    name: isSingle ? t("exchange.name") : t("exchange.nameOf", { item }),
    note: t(offer.hasCatalog ? "exchange.noteOpen" : "exchange.note"),
    legend: t("exchange.legend", { item }),
    variants: offer.variants.map((one) => ({
      id: one.variantId,
      name: one.variantName || one.name,
      facts: [tag(one), price(one)].filter(Boolean),
    })),
    soldOut: offer.soldOut.map(({ variantId: id, variantName: name }) => ({ id, name, fact: t("exchange.soldOut") })),
    othersTitle: t("exchange.otherProducts"),
    others: offer.others.map((one) => ({
      id: one.variantId,
      name: one.name,
      imageUrl: one.imageUrl,
      facts: [one.variantName, price(one)].filter(Boolean),
    })),
    catalog: offer.hasCatalog ? { path, text: t("exchange.all") } : null,
    ...extraWords(offer, currency, reader),
  };
};
/** The bonus, beside the exchange that earns it; once for all when every exchange earns the same. */
const extraWords = (
  { extraMinor: { own, other }, variants, others, hasCatalog }: ExchangeOffer,
  currency: string,
  { t, locale }: Reader,
) => {
  const say = (key: "extra" | "extraOwn" | "extraOther", minor: number): string | null =>
    minor > 0 ? t(`exchange.${key}`, { amount: moneyText(minor, currency, locale) }) : null;
  const [hasOwn, hasOther] = [variants.length > 0, others.length > 0 || hasCatalog];
  const nothing = { extra: null, extraOwn: null, extraOther: null };
  if (!hasOwn || !hasOther) return { ...nothing, extra: say("extra", hasOwn ? own : hasOther ? other : 0) };
  if (own === other) return { ...nothing, extra: say("extra", own) };
  return { ...nothing, extraOwn: say("extraOwn", own), extraOther: say("extraOther", other) };
};

export type ExchangeCardWords = ReturnType<typeof exchangeCard>;
