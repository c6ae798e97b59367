import { notFound, Problem } from "@/server/kernel/problem";
import type { Providers } from "@/server/partners/providers";

/**
 * Checks the names of values, because a misspelled one would otherwise be reported as missing.
 * @throws Problem NOT_FOUND for a provider, INVALID_ARGUMENT for names of values; both list the known ones
 */
export const requireKnownValues = ({ all }: Providers, provider: string, names: readonly string[]): void => {
  const definition = all.get(provider);
  if (definition === undefined)
    throw new Problem("NOT_FOUND", `${notFound("provider").message} Known providers: ${[...all.keys()].join(", ")}.`);
  const known = [...definition.credentials, ...definition.settings].map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const words = unknown.length === 1 ? "has no value named" : "has no values named";
  throw new Problem(
    "INVALID_ARGUMENT",
    `${definition.displayName} ${words} ${unknown.join(", ")}. Known values: ${known.join(", ")}.`,
  );
};
