import { knownLanguage, LANGUAGES, type Language } from "./translator";

type Wishes = {
  /** The language chosen here before; empty without a choice. */
  readonly chosen: string;
  /** The browser's Accept-Language header. */
  readonly accepted: string;
  /** The store's languages; without a store all of them. */
  readonly offered?: readonly Language[];
  /** For readers who request none of the offered ones. */
  readonly fallback?: Language;
};

/**
 * Returns a page's language: the chosen one, otherwise the browser's first that is offered, otherwise the store's own.
 */
export const chooseLanguage = ({ chosen, accepted, offered = LANGUAGES, fallback = "en" }: Wishes): Language => {
  const wished = [chosen, ...inOrder(accepted)].map(knownLanguage);
  return wished.find((language): language is Language => language !== null && offered.includes(language)) ?? fallback;
};

/** The header's tags, most preferred first (RFC 9110, 12.5.4). A tag with weight 0 is excluded. */
const inOrder = (accepted: string): string[] =>
  accepted
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith("q="))?.slice("q=".length);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
