import { z } from "zod";

/** How far a reader is: a page of the API, or a place in the file of a bulk operation. */
const cursorSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    after: z.string(),
    /** So many at once: the shop found more too costly. */
    size: z.number(),
    total: z.number().nullable(),
  }),
  z.object({
    kind: z.literal("bulk"),
    id: z.string(),
    /** Bytes of the file that are read, and the global id of the record that begins there; "" at its beginning. */
    offset: z.number(),
    next: z.string(),
    total: z.number().nullable(),
  }),
]);
export type FeedCursor = z.output<typeof cursorSchema>;

export const writeCursor = (cursor: FeedCursor): string => JSON.stringify(cursor);

/** Null for the beginning, and for a cursor of another time that nobody can read: reading begins again then. */
export const readCursor = (text: string): FeedCursor | null => {
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
