import { readSize, type Size } from "./read-size";

/**
 * The sizes of one product, smallest first. A size has one position, or two if labels are waist and inseam, since
 * either can be too small. `placeOf` is null for labels that the product doesn't have.
 */
export type SizeOrder = { labels: string[]; placeOf: (label: string) => readonly number[] | null };

/**
 * Orders the size labels of one product; `labels` are in the order of its variants and may repeat. Labels of one system
 * (letters, numbers of one region, ages, pairs) are ordered by meaning; synonyms ("2XL", "XXL") share a position. If
 * any label is unknown or of another system, the shop's own order of variants is more reliable, and all labels keep it.
 *
 * "a/b" is waist/inseam if the labels show that the two numbers vary independently: a second number not above the
 * first, or one first number with several second ones. Otherwise it is a range (98/104, 36/38), which has one position.
 */
export function sizeOrder(labels: readonly string[]): SizeOrder {
  const distinct = [...new Set(labels)];
  const sizes = new Map<string, Size>();
  for (const label of distinct) {
    const size = readSize(label);
    if (size !== null) sizes.set(label, size);
  }
  const systems = new Set([...sizes.values()].map(({ system }) => system));
  if (sizes.size < distinct.length || systems.size !== 1) return orderOfTheShop(distinct);
  const places = systems.has("PAIR") && areWaistAndInseam(distinct, [...sizes.values()]) ? twoPlaces : onePlace;
  return byPlace(distinct, places(sizes));
}

const orderOfTheShop = (labels: string[]): SizeOrder =>
  byPlace(labels, new Map(labels.map((label, index) => [label, [index]])));

const byPlace = (labels: string[], places: Map<string, number[]>): SizeOrder => ({
  labels: [...labels].sort((a, b) => comparePlaces(places.get(a) ?? [], places.get(b) ?? [])),
  placeOf: (label) => places.get(label) ?? null,
});

const comparePlaces = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, place] of a.entries()) if (place !== b[index]) return place - (b[index] ?? 0);
  return 0;
};

const areWaistAndInseam = (labels: string[], sizes: Size[]): boolean =>
  labels.some((label) => /^\s*W\s*\d|\dW/i.test(label)) ||
  sizes.some((one) => one.second <= one.rank) ||
  sizes.some((one) => sizes.some((other) => one.rank === other.rank && one.second !== other.second));

const twoPlaces = (sizes: Map<string, Size>): Map<string, number[]> => {
  const all = [...sizes.values()];
  const waists = ranking(all.map(({ rank }) => rank));
  const inseams = ranking(all.map(({ second }) => second));
  return new Map([...sizes].map(([label, { rank, second }]) => [label, [waists(rank), inseams(second)]]));
};

/** Combines the rank and second number of each size into one figure: second numbers have at most three digits. */
const onePlace = (sizes: Map<string, Size>): Map<string, number[]> => {
  const key = ({ rank, second }: Size) => rank * 1000 + second;
  const place = ranking([...sizes.values()].map(key));
  return new Map([...sizes].map(([label, size]) => [label, [place(key(size))]]));
};

/** Position of a value among the distinct ones: 0 for the smallest. */
const ranking = (values: number[]): ((value: number) => number) => {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const places = new Map(sorted.map((value, index) => [value, index]));
  return (value) => places.get(value) ?? 0;
};
