import type { Variant } from "./types";

/**
 * Returns a variant's value for an option, by the shop's name for it; "" if it has none. Shops may name an option
 * anything, even `constructor`, so only own properties count.
 */
export const optionOf = ({ options }: Pick<Variant, "options">, name: string): string =>
  Object.hasOwn(options, name) ? (options[name] ?? "") : "";
