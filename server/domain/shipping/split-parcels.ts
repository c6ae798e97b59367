/** A piece that travels; `grams` is 0 where nobody knows its weight. */
type Piece = { id: string; grams: number };

/**
 * Which pieces belong into which parcel, so that the parcels weigh about the same: the heaviest piece first, each into the
 * parcel that is lightest then, of equals into the one with the fewest pieces. The same return is always split in the same
 * way, whoever asks and in whatever order its pieces come. No parcel is empty as long as there is a piece for each.
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
