import type { Variant } from "./types";

/**
 * What a variant has for an option, by the shop's name of it; "" when it has none. Shops may call an option whatever
 * they like, `constructor` included: only what the variant itself has counts.
 */
export const optionOf = ({ options }: Pick<Variant, "options">, name: string): string =>
  Object.hasOwn(options, name) ? (options[name] ?? "") : "";
