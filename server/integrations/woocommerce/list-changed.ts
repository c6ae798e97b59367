import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { FeedAsk } from "@/server/partners/shop-feed";
import { PARTNER } from "./read-failure";
import type { WooClient } from "./woo-client";

/** Clocks differ, and WooCommerce notes a change a little before it can be read. */
const OVERLAP_SECONDS = 120;
const SECOND_MS = 1_000;

/**
 * Where reading goes on: what changed after `after`, and before `before` where that is not "". `total`: how many those
 * were when the page before was read.
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
 * A page of what changed, oldest first. Pages are not counted: what changes meanwhile moves to the end, and everything
 * behind it to an earlier page. Each page asks instead for what changed since the last one of the page before, so that
 * items come twice, but none is left out.
 */
export const listChanged = async (client: WooClient, listing: Listing, ask: FeedAsk): Promise<ChangedPage> => {
  const place = ask.cursor === "" ? null : readPlace(ask.cursor);
  const first = place ?? firstPlace(ask.since, 0);
  const answer = await readPage(client, { listing, place: first, signal: ask.signal });
  const behindMs = ask.since.getTime() === 0 ? 0 : answer.behindMs;
  // Its clock is behind ours, so it dates changes earlier than we would: ask again from further back.
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

/** GMT without its sign, as WooCommerce writes it. */
const gmt = (ms: number): string => new Date(Math.max(0, ms)).toISOString().slice(0, 19);

const firstPlace = (since: Date, behindMs: number): Place => ({
  after: gmt(since.getTime() - behindMs - OVERLAP_SECONDS * SECOND_MS),
  before: "",
  page: 1,
  total: 0,
});

/** `lastMs`: when the last of them changed; `backMs`: how far the shop's clocks were set back among them. */
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
 * Shops that keep orders as posts sort them by local time. In the hour that comes twice when clocks are set back, what
 * changed earlier may stand behind what changed later.
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

/** Where to go on after a page, null at the end. */
const nextPlace = ({ isFull, total, lastMs, backMs }: Read, place: Place): Place | null => {
  // Nothing on the page says when it changed: counting pages is all that is left.
  if (lastMs === 0) return isFull ? { ...place, page: place.page + 1, total } : null;
  if (place.before === "") {
    if (!isFull) return null;
    const after = gmt(lastMs - backMs - SECOND_MS);
    if (after > place.after) return { after, before: "", page: 1, total: 0 };
    // More changed in one second than a page holds, by an import for example: that time is read by counting pages.
    return { after: place.after, before: gmt(lastMs + SECOND_MS), page: 1, total: 0 };
  }
  // What is past gets nothing new, it only loses what changes again: then a page may have been skipped.
  if (place.page > 1 && total < place.total) return { ...place, page: 1, total: 0 };
  if (isFull) return { ...place, page: place.page + 1, total };
  return { after: gmt(Date.parse(`${place.before}Z`) - SECOND_MS), before: "", page: 1, total: 0 };
};
