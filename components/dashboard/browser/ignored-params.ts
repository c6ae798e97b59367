type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parameters that aren't filters: the position in a list, and a saved view that may be deleted. */
const NO_FILTERS = new Set(["cursor", "saved", "next"]);
const MOST_TOLD = 10;
const LONGEST = 40;

type Understood = {
  /** The address that corresponds to the values that were understood. */
  href: string;
  /** Default values by name, which that address omits. */
  usual?: Readonly<Record<string, string>>;
  /** Parameters whose values get normalized, so it is enough that they are present. */
  rewritten?: readonly string[];
};

/**
 * Returns the parameters of an address that were ignored, as they appear in it: `status=refundd`. Empty values don't
 * count.
 */
export const ignoredParams = (given: Given, { href, usual = {}, rewritten = [] }: Understood): string[] => {
  const { searchParams } = new URL(href, "http://here");
  const isUnderstood = (name: string, value: string): boolean =>
    usual[name] === value ||
    searchParams.getAll(name).includes(value) ||
    (rewritten.includes(name) && searchParams.has(name));
  return Object.entries(given)
    .filter(([name]) => !NO_FILTERS.has(name))
    .flatMap(([name, values]) =>
      [values ?? []]
        .flat()
        .filter((value) => value.trim() !== "" && !isUnderstood(name, value.trim()))
        .map((value) => `${name}=${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}`),
    )
    .slice(0, MOST_TOLD);
};
