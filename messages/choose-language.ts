import { knownLanguage, LANGUAGES, type Language } from "./translator";

type Wishes = {
  /** What was chosen here before; empty where nothing was. */
  readonly chosen: string;
  /** The browser's Accept-Language header. */
  readonly accepted: string;
  /** What the store offers; without a store all there are. */
  readonly offered?: readonly Language[];
  /** For whoever asks for nothing that is offered. */
  readonly fallback?: Language;
};

/** The language of a page: what was chosen, else the first of the browser's that is offered, else the store's own. */
export const chooseLanguage = ({ chosen, accepted, offered = LANGUAGES, fallback = "en" }: Wishes): Language => {
  const wished = [chosen, ...inOrder(accepted)].map(knownLanguage);
  return wished.find((language): language is Language => language !== null && offered.includes(language)) ?? fallback;
};

/** Tags of the header, the most wanted first (RFC 9110, 12.5.4). What has the weight 0 is not wanted. */
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
