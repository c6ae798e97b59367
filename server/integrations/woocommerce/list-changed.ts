import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { FeedAsk } from "@/server/partners/shop-feed";
import { PARTNER } from "./read-failure";
import type { WooClient } from "./woo-client";

/** Clocks differ, and WooCommerce records a change slightly before it becomes readable. */
const OVERLAP_SECONDS = 120;
const SECOND_MS = 1_000;

/**
 * The position for further reading: changes after `after`, and before `before` unless that is "". `total`: how many
 * matched when the previous page was read.
 */
type Place = { readonly after: string; readonly before: string; readonly page: number; readonly total: number };

type Listing = {
  readonly path: "orders" | "products";
  readonly perPage: number;
  readonly query: Readonly<Record<string, string | number>>;
  readonly purpose: string;
};
export type ChangedPage = {
  readonly items: readonly unknown[];
  readonly cursor: string;
  readonly total: number | null;
};

/**
 * Returns a page of changes, oldest first. Page numbers are not reliable, because a record that changes meanwhile moves
 * to the end and shifts the others to an earlier page. Instead, each page asks for changes since the last one on the
 * previous page, so records can repeat but none is skipped.
 */
export const listChanged = async (client: WooClient, listing: Listing, ask: FeedAsk): Promise<ChangedPage> => {
  const place = ask.cursor === "" ? null : readPlace(ask.cursor);
  const first = place ?? firstPlace(ask.since, 0);
  const answer = await readPage(client, { listing, place: first, signal: ask.signal });
  const behindMs = ask.since.getTime() === 0 ? 0 : answer.behindMs;
  // The shop's clock is behind ours, so its timestamps are earlier: start from further back.
  if (place === null && behindMs > OVERLAP_SECONDS * SECOND_MS) {
    const earlier = firstPlace(ask.since, behindMs);
    const again = await readPage(client, { listing, place: earlier, signal: ask.signal });
    return { items: again.items, cursor: nextCursor(again, { place: earlier, listing }), total: again.total };
  }
  return {
    items: answer.items,
    cursor: nextCursor(answer, { place: first, listing }),
    total: place === null ? answer.total : null,
  };
};

const placeSchema = z.tuple([z.string(), z.string(), z.number().int(), z.number().int()]);

const readPlace = (cursor: string): Place => {
  try {
    const [after, before, page, total] = placeSchema.parse(JSON.parse(cursor));
    return { after, before, page, total };
  } catch {
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      "The place where reading stopped can't be understood. Start the import again.",
    );
  }
};

/** Formats a time as GMT without the "Z", as WooCommerce writes it. */
const gmt = (ms: number): string => new Date(Math.max(0, ms)).toISOString().slice(0, 19);

const firstPlace = (since: Date, behindMs: number): Place => ({
  after: gmt(since.getTime() - behindMs - OVERLAP_SECONDS * SECOND_MS),
  before: "",
  page: 1,
  total: 0,
});

/** `lastMs`: when the last record changed; `backMs`: how far the shop's clock was set back within the page. */
type Page = { items: readonly unknown[]; total: number; lastMs: number; backMs: number; behindMs: number };

const readPage = async (
  client: WooClient,
  { listing, place, signal }: { listing: Listing; place: Place; signal: AbortSignal | undefined },
): Promise<Page> => {
  const { data, headers, shopNow, now } = await client.ask({
    path: listing.path,
    query: {
      ...listing.query,
      modified_after: place.after,
      ...(place.before === "" ? {} : { modified_before: place.before }),
      dates_are_gmt: true,
      orderby: "modified",
      order: "asc",
      per_page: listing.perPage,
      page: place.page,
    },
    purpose: listing.purpose,
    signal,
    schema: z.array(z.unknown()),
  });
  const total = Number(headers["x-wp-total"] ?? data.length);
  return { items: data, total, ...lastChange(data), behindMs: now.getTime() - shopNow.getTime() };
};

const changedSchema = z.object({ date_modified_gmt: z.string(), date_modified: z.string().catch("") });

/**
 * Shops that store orders as posts sort them by local time. In the hour repeated when clocks are set back, an earlier
 * change can be sorted after a later one.
 */
const lastChange = (items: readonly unknown[]): Pick<Page, "lastMs" | "backMs"> => {
  const changes = items.flatMap((item) => {
    const { data } = changedSchema.safeParse(item);
    const ms = data === undefined ? Number.NaN : Date.parse(`${data.date_modified_gmt}Z`);
    if (data === undefined || Number.isNaN(ms)) return [];
    const localMs = Date.parse(`${data.date_modified}Z`);
    return [{ ms, aheadMs: Number.isNaN(localMs) ? 0 : localMs - ms }];
  });
  const last = changes.at(-1);
  if (last === undefined) return { lastMs: 0, backMs: 0 };
  return { lastMs: last.ms, backMs: Math.max(0, ...changes.map(({ aheadMs }) => aheadMs - last.aheadMs)) };
};

const nextCursor = (
  { items, total, lastMs, backMs }: Page,
  { place, listing }: { place: Place; listing: Listing },
): string => {
  const next = nextPlace({ isFull: items.length >= listing.perPage, total, lastMs, backMs }, place);
  return next === null ? "" : JSON.stringify([next.after, next.before, next.page, next.total]);
};

type Read = Pick<Page, "total" | "lastMs" | "backMs"> & { isFull: boolean };

/** Returns the position after a page; null at the end. */
const nextPlace = ({ isFull, total, lastMs, backMs }: Read, place: Place): Place | null => {
  // No record on the page has a modification time, so page numbers are the only option.
  if (lastMs === 0) return isFull ? { ...place, page: place.page + 1, total } : null;
  if (place.before === "") {
    if (!isFull) return null;
    const after = gmt(lastMs - backMs - SECOND_MS);
    if (after > place.after) return { after, before: "", page: 1, total: 0 };
    // More records changed within one second than fit on a page, for example by an import: page through that second by
    // number.
    return { after: place.after, before: gmt(lastMs + SECOND_MS), page: 1, total: 0 };
  }
  // A past period gains no records, it only loses those that change again. If it has shrunk, a page may have been
  // skipped, so start it again.
  if (place.page > 1 && total < place.total) return { ...place, page: 1, total: 0 };
  if (isFull) return { ...place, page: place.page + 1, total };
  return { after: gmt(Date.parse(`${place.before}Z`) - SECOND_MS), before: "", page: 1, total: 0 };
};
