import { z } from "zod";
import { vendureError } from "./vendure-error";

/** The position in a list: its step, and the time to continue from. */
export type Place = z.infer<typeof placeSchema>;

const placeSchema = z.object({
  step: z.number().int().min(0),
  after: z.string(),
  /** If one millisecond fills whole pages: how many of its entries are left, counted from the front. */
  left: z.number().int().min(0).nullable(),
});

export type Stamped = { readonly id: string; readonly at: string };

/** Lists entries at or after `from` and, if given, not after `to`, sorted by time and ID. */
export type ListStamped = (ask: {
  from: Date;
  to: Date | null;
  skip: number;
  take: number;
}) => Promise<{ items: readonly Stamped[]; totalItems: number }>;

const MS = 1;

/** @throws PartnerError REFUSED for a cursor that is not ours */
export const readPlace = (cursor: string, start: Date): Place => {
  if (cursor === "") return { step: 0, after: start.toISOString(), left: null };
  try {
    return placeSchema.parse(JSON.parse(cursor));
  } catch {
    throw vendureError("REFUSED", "The place to go on reading at is damaged. Start the import again.");
  }
};

/**
 * Returns a page of a list that may change meanwhile, and the position of the next; null after the last. Pages continue
 * by time, never by number: a changed entry moves to the end, so nothing can shift into a page that was already read.
 * Entries with the last time are read again. If one millisecond fills a page (after a migration), its entries are read
 * from the end: entries can only leave that millisecond, and those already read come after those left.
 */
export const keysetPage = async (
  list: ListStamped,
  { place, take }: { place: Place; take: number },
): Promise<{ ids: readonly string[]; next: Place | null; total: number }> => {
  const from = new Date(place.after);
  const end = new Date(from.getTime() + MS);
  if (place.left !== null) {
    const skip = Math.max(0, place.left - take);
    const { items, totalItems } = await list({ from, to: end, skip, take: place.left - skip });
    const next = skip === 0 ? { ...place, after: end.toISOString(), left: null } : { ...place, left: skip };
    return { ids: idsOf(items), next, total: totalItems };
  }
  const { items, totalItems } = await list({ from, to: null, skip: 0, take });
  const total = totalItems;
  const last = items.at(-1);
  if (last === undefined || items.length < take) return { ids: idsOf(items), next: null, total };
  if (last.at !== items[0]?.at) return { ids: idsOf(items), next: { ...place, after: last.at }, total };
  const moment = new Date(last.at);
  const within = { from: moment, to: new Date(moment.getTime() + MS), skip: 0, take: 1 };
  const { totalItems: left } = await list(within);
  return { ids: [], next: { ...place, after: last.at, left }, total };
};

const idsOf = (items: readonly Stamped[]): readonly string[] => items.map(({ id }) => id);
