/** A piece to be sent; `grams` is 0 if its weight is unknown. */
type Piece = { id: string; grams: number };

/**
 * Splits pieces into parcels of about the same weight: heaviest piece first, each into the lightest parcel so far; of
 * equally light ones, the one with the fewest pieces. The same return is always split the same way, whoever requests it
 * and in whatever order its pieces come. No parcel is empty as long as there is a piece for each.
 */
export const splitParcels = (pieces: readonly Piece[], parcels: readonly number[]): Map<number, string[]> => {
  const load = parcels.map((number) => ({ number, grams: 0, ids: [] as string[] }));
  const heaviestFirst = pieces.toSorted((a, b) => b.grams - a.grams || (a.id < b.id ? -1 : 1));
  for (const { id, grams } of heaviestFirst) {
    const [lightest] = load.toSorted((a, b) => a.grams - b.grams || a.ids.length - b.ids.length || a.number - b.number);
    if (lightest === undefined) break;
    lightest.ids.push(id);
    lightest.grams += grams;
  }
  return new Map(load.map(({ number, ids }) => [number, ids]));
};
