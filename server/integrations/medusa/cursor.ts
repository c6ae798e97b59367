import { z } from "zod";
import type { FeedAsk } from "@/server/partners/shop-feed";

/** The position in a list: everything changed at or after `from`, except its first `skip` rows. */
export type Place = { readonly stage: "" | "PAYMENTS"; readonly from: string; readonly skip: number };

export const readCursor = ({ cursor, since }: Pick<FeedAsk, "cursor" | "since">): Place => {
  const [stage, from = "", skip = "0"] = cursor.split("|");
  if (from === "") return { stage: "", from: since.toISOString(), skip: 0 };
  return { stage: stage === "PAYMENTS" ? "PAYMENTS" : "", from, skip: Number(skip) };
};

/** Medusa sorts by one field only, so rows with the same time have no defined order. */
export const beginsAt = ({ from, skip }: Place, limit: number): string =>
  `updated_at[$gte]=${encodeURIComponent(from)}&order=updated_at&limit=${limit}&offset=${skip}`;

const rowSchema = z.object({ updated_at: z.string() });

/**
 * Returns the cursor of the next page. It starts at the last row's time and reads rows of that time again: an order
 * that changes meanwhile moves to the end and shifts nothing, so none is skipped. Rows are counted only when a whole
 * page has the same time. "" after the last page.
 */
export const nextCursor = (place: Place, { rows, limit }: { rows: readonly unknown[]; limit: number }): string => {
  if (rows.length < limit) return "";
  const last = rowSchema.parse(rows.at(-1)).updated_at;
  const isOneMoment = Date.parse(last) <= Date.parse(place.from);
  return `${place.stage}|${last}|${isOneMoment ? place.skip + rows.length : 0}`;
};
