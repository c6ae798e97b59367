import { z } from "zod";
import type { Admin } from "./admin";
import { gidOf } from "./ids";
import { ORDER_NOTE_SET } from "./shop-documents";

export const orderNoteSchema = z.object({ value: z.string(), compareDigest: z.string() }).nullish();
export type OrderNote = z.output<typeof orderNoteSchema>;

/** Reads our note on an order. Returns null when there is none or its format is unknown. */
export const readOrderNote = <T>(note: OrderNote, schema: z.ZodType<T>): T | null => {
  try {
    return schema.parse(JSON.parse(note?.value ?? ""));
  } catch {
    return null;
  }
};

type NoteAsk = {
  readonly orderId: string;
  /** The last part of the metafield's key. */
  readonly name: string;
  readonly value: unknown;
  /** The note as read before: it is only overwritten if unchanged. */
  readonly over: OrderNote;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Writes a note on an order, in a metafield that only this app can write. Returns false without writing when the note
 * has changed since it was read.
 */
export const writeOrderNote = async (admin: Admin, ask: NoteAsk): Promise<boolean> => {
  const { orderId, name, value, over, signal } = ask;
  const metafield = {
    ownerId: gidOf("Order", orderId),
    namespace: "$app:homeward",
    key: name,
    type: "json",
    value: JSON.stringify(value),
    compareDigest: over?.compareDigest ?? null,
  };
  const { metafieldsSet } = await admin.ask({
    document: ORDER_NOTE_SET,
    variables: { metafields: [metafield] },
    data: z.object({ metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }) }),
    purpose: `Update note of order ${orderId}`,
    signal,
  });
  return metafieldsSet.userErrors.length === 0;
};
