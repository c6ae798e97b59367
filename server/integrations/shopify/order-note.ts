import { z } from "zod";
import type { Admin } from "./admin";
import { gidOf } from "./ids";
import { ORDER_NOTE_SET } from "./shop-documents";

export const orderNoteSchema = z.object({ value: z.string(), compareDigest: z.string() }).nullish();
export type OrderNote = z.output<typeof orderNoteSchema>;

/** What we noted on an order, in the shape that we write; null where there is nothing, or nobody can read it. */
export const readOrderNote = <T>(note: OrderNote, schema: z.ZodType<T>): T | null => {
  try {
    return schema.parse(JSON.parse(note?.value ?? ""));
  } catch {
    return null;
  }
};

type NoteAsk = {
  readonly orderId: string;
  /** The last part of the metafield's name. */
  readonly name: string;
  readonly value: unknown;
  /** As it was read: the note is only written over this one. */
  readonly over: OrderNote;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Notes something on an order, in a metafield that only this app can write. False when somebody else has noted something
 * since it was read: nothing is written then.
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
