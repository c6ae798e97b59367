import { knownLanguage, type Language } from "./translator";

type Wishes = {
  /** What was chosen here before; empty where nothing was. */
  readonly chosen: string;
  /** The browser's Accept-Language header. */
  readonly accepted: string;
};

/** The language of a page: what was chosen, else the first of the browser's that there is, else English. */
export const chooseLanguage = ({ chosen, accepted }: Wishes): Language =>
  knownLanguage(chosen) ?? inOrder(accepted).map(knownLanguage).find(isKnown) ?? "en";

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

const isKnown = (language: Language | null): language is Language => language !== null;
