type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parameters of a page itself: a place in a list, and a kept view that may be gone. */
const NO_FILTERS = new Set(["cursor", "saved", "next"]);
const MOST_TOLD = 10;
const LONGEST = 40;

type Understood = {
  /** Address that says the same as was understood. */
  href: string;
  /** What is usual and therefore not in that address: name to value. */
  usual?: Readonly<Record<string, string>>;
  /** Values that are written anew: that one is there is enough. */
  rewritten?: readonly string[];
};

/** What an address asks for that was not understood, as it stands there: `status=refundd`. Empty values ask for nothing. */
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
