import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { Sendcloud } from "./client";
import { PARTNER } from "./failures";
import { latestStatus } from "./latest-status";
import { slugOf } from "./tracking-status";
import { returnsSchema, type SendcloudReturn } from "./wire";

type Found = {
  /** The key's return that the carrier has not rejected; null: none. */
  readonly made: SendcloudReturn | null;
  /** A reference for the next attempt that no return has yet. */
  readonly reference: string;
};

type Wanted = {
  readonly idempotencyKey: string;
  readonly since: Date;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
};

const MOST_PAGES = 50;
const PAGE = 40;
/** Tolerated difference of the clocks. */
const SKEW_MS = 86_400_000;

/**
 * Finds what Sendcloud has for an idempotency key. Returns can be listed by creation date, and each shows its order
 * number, which contains our reference. A return that the carrier rejected is skipped, and the next attempt uses the
 * next reference. Two simultaneous attempts can't both use it, because Sendcloud accepts each reference once. @throws
 * PartnerError
 */
export const lookUp = async (sendcloud: Sendcloud, { idempotencyKey, since, now, signal }: Wanted): Promise<Found> => {
  const mark = markOf(idempotencyKey);
  const query = new URLSearchParams({
    from_date: dateOf(since.getTime() - SKEW_MS),
    to_date: dateOf(now.getTime() + SKEW_MS),
    page_size: String(PAGE),
  });
  let highest = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, next } = await sendcloud.ask({
      ...{ path: `returns?${query}`, purpose: "Find return", schema: returnsSchema, signal },
    });
    for (const one of data) {
      const count = countIn(one, mark);
      if (count > 0 && !isRefused(one)) return { made: one, reference: `${mark}-${count}` };
      highest = Math.max(highest, count);
    }
    const cursor = cursorOf(next);
    if (cursor === "") return { made: null, reference: `${mark}-${highest + 1}` };
    query.set("cursor", cursor);
  }
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `More than ${MOST_PAGES * PAGE} returns were made in Sendcloud since this one began, so its label can't be looked for. Create the label in Sendcloud and upload it.`,
  );
};

/** Returns whether the carrier rejected the label, so that nothing is charged and no label will follow. */
export const isRefused = (made: SendcloudReturn): boolean =>
  made.tracking_number === "" &&
  (made.errors.length > 0 || slugOf(latestStatus(made)?.parent_status ?? "") === "announcement-failed");

/** Returns a short mark that is always the same for a key. */
const markOf = (idempotencyKey: string): string => `hw-${sha256Hex(idempotencyKey).slice(0, 24)}`;

/** Returns the number of the attempt; 0 for a return of another key. */
const countIn = ({ order_number }: SendcloudReturn, mark: string): number => {
  const reference = order_number.split(" ").at(-1) ?? "";
  return reference.startsWith(`${mark}-`) ? Number(reference.slice(mark.length + 1)) || 0 : 0;
};

/** Returns the cursor from the next page's URL; the rest of the URL is not used. */
const cursorOf = (next: string): string => (URL.canParse(next) ? (new URL(next).searchParams.get("cursor") ?? "") : "");

/** Formats a time as `2026-11-24 09:00:00`, UTC. */
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");
