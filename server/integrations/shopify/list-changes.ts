import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { FeedAsk, FeedPage } from "@/server/partners/shop-feed";
import type { Admin } from "./admin";
import { QueryTooCostly } from "./failures";
import { type BulkPart, type BulkRecord, readBulkFile } from "./read-bulk-file";
import { readBulk, startBulk } from "./start-bulk";

/** The differences between listing orders and listing products. */
export type Subject<T> = {
  readonly name: "orders" | "products";
  readonly countDocument: string;
  readonly pageDocument: string;
  readonly bulkQuery: (filter: string) => string;
  /** Reads nodes of a page or records of a bulk file. Unreadable ones are reported as such. */
  readonly readNodes: (nodes: readonly unknown[], signal?: AbortSignal) => Promise<Read<T>>;
  readonly readRecords: (records: readonly BulkRecord[], signal?: AbortSignal) => Promise<Read<T>>;
};
export type Read<T> = Pick<FeedPage<T>, "items" | "unreadable">;

/** Larger result sets are exported in bulk: paging would use up the cost budget needed for people's own work. */
const BULK_FROM = 500;
const BULK_PAGE = 250;
const BULK_STEP = 10;
const PAGE = 20;
const WAIT_SECONDS = 10;
const ENDED_BADLY = new Set(["FAILED", "CANCELED", "CANCELING", "EXPIRED"]);

/** Lists changes since a time, oldest first. @throws PartnerError */
export const listChanges = async <T>(admin: Admin, subject: Subject<T>, ask: FeedAsk): Promise<FeedPage<T>> => {
  const cursor = readCursor(ask.cursor) ?? (await begin(admin, subject, ask));
  const page = { admin, subject, ask };
  return cursor.kind === "bulk" ? bulkPage(page, cursor) : apiPage(page, cursor);
};

type Listing<T> = { admin: Admin; subject: Subject<T>; ask: FeedAsk };
type Bulk = Extract<FeedCursor, { kind: "bulk" }>;
type Pages = Extract<FeedCursor, { kind: "pages" }>;

const filterOf = ({ since }: FeedAsk): string => `updated_at:>='${since.toISOString()}'`;
const pagesFrom = (total: number | null): Pages => ({ kind: "pages", after: "", size: PAGE, total });

const begin = async <T>(admin: Admin, subject: Subject<T>, ask: FeedAsk): Promise<FeedCursor> => {
  const answer = await admin.ask({
    document: subject.countDocument,
    variables: { query: filterOf(ask) },
    data: z.record(z.string(), z.object({ count: z.int() }).nullable()),
    purpose: `Count changed ${subject.name}`,
    signal: ask.signal,
  });
  const total = answer[`${subject.name}Count`]?.count ?? null;
  if (total !== null && total <= BULK_FROM) return pagesFrom(total);
  const operation = await startBulk(admin, { query: subject.bulkQuery(filterOf(ask)), signal: ask.signal });
  // The shop is busy with another export, so read page by page: slower, with the same result.
  return operation === null ? pagesFrom(total) : { kind: "bulk", id: operation.id, offset: 0, next: "", total };
};

const bulkPage = async <T>({ admin, subject, ask }: Listing<T>, cursor: Bulk): Promise<FeedPage<T>> => {
  const operation = await readBulk(admin, { id: cursor.id, signal: ask.signal });
  if (operation === null || ENDED_BADLY.has(operation.status))
    return apiPage({ admin, subject, ask }, pagesFrom(cursor.total));
  const { total } = cursor;
  if (operation.status !== "COMPLETED")
    return { items: [], unreadable: [], cursor: writeCursor(cursor), total, waitSeconds: WAIT_SECONDS };
  // An export without records has no file.
  if (!operation.url) return { items: [], unreadable: [], cursor: "", total };
  const part = await readBulkFile({
    http: admin.http,
    url: operation.url,
    offset: cursor.offset,
    next: cursor.next,
    count: BULK_PAGE,
    purpose: `Read exported ${subject.name}`,
    signal: ask.signal,
  });
  const read = await readInSteps(subject, part, ask.signal);
  const next = { ...cursor, offset: read.offset, next: read.next };
  const done = { items: read.items, unreadable: read.unreadable, total };
  return read.next === "" ? { ...done, cursor: "" } : { ...done, cursor: writeCursor(next), ...waitOf(admin, read) };
};

type Step<T> = Read<T> & { offset: number; next: string; waitSeconds: number };

/**
 * Reads the additional data of records in small batches. When the shop's budget runs out in between, the records read
 * so far form the page: restarting the whole page could fail at the same place each time.
 */
const readInSteps = async <T>(subject: Subject<T>, part: BulkPart, signal?: AbortSignal): Promise<Step<T>> => {
  const items: T[] = [];
  const unreadable: { id: string; reason: string }[] = [];
  for (let start = 0; start < part.records.length; start += BULK_STEP) {
    const records = part.records.slice(start, start + BULK_STEP);
    try {
      const read = await subject.readRecords(records, signal);
      items.push(...read.items);
      unreadable.push(...read.unreadable);
    } catch (error) {
      const [first] = records;
      if (!(error instanceof PartnerError) || error.kind !== "PAUSED" || start === 0 || first === undefined)
        throw error;
      return {
        items,
        unreadable,
        offset: first.offset,
        next: first.id,
        waitSeconds: error.retryAfterSeconds ?? WAIT_SECONDS,
      };
    }
  }
  return { items, unreadable, offset: part.offset, next: part.next, waitSeconds: 0 };
};

const waitOf = (admin: Admin, { waitSeconds }: { waitSeconds: number }): { waitSeconds?: number } => {
  const seconds = Math.max(waitSeconds, admin.pauseSeconds());
  return seconds === 0 ? {} : { waitSeconds: seconds };
};

const connectionSchema = z.object({
  nodes: z.array(z.unknown()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
});

const apiPage = async <T>({ admin, subject, ask }: Listing<T>, cursor: Pages): Promise<FeedPage<T>> => {
  const variables = { query: filterOf(ask), after: cursor.after === "" ? null : cursor.after };
  const question = {
    document: subject.pageDocument,
    data: z.record(z.string(), connectionSchema),
    purpose: `Read changed ${subject.name}`,
    signal: ask.signal,
  };
  const { answer, size } = await halving(cursor.size, (first) =>
    admin.ask({ ...question, variables: { ...variables, first } }),
  );
  const connection = answer[subject.name];
  if (connection === undefined) return { items: [], unreadable: [], cursor: "", total: cursor.total };
  const read = await subject.readNodes(connection.nodes, ask.signal);
  const { hasNextPage, endCursor } = connection.pageInfo;
  const isLast = !hasNextPage || !endCursor;
  const { total } = cursor;
  if (isLast) return { ...read, cursor: "", total };
  const next = writeCursor({ ...cursor, after: endCursor, size });
  return { ...read, cursor: next, total, ...waitOf(admin, { waitSeconds: 0 }) };
};

/** Halves the page size when a page is too costly; the cost depends on the shop's plan and Shopify's own figures. */
const halving = async <T>(size: number, call: (size: number) => Promise<T>): Promise<{ answer: T; size: number }> => {
  try {
    return { answer: await call(size), size };
  } catch (error) {
    if (!(error instanceof QueryTooCostly) || size <= 1) throw error;
    return halving(Math.floor(size / 2), call);
  }
};

/** The position of a reader: a page of the API, or a place in the file of a bulk operation. */
const cursorSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    after: z.string(),
    /** Page size, reduced after the shop found a larger one too costly. */
    size: z.number(),
    total: z.number().nullable(),
  }),
  z.object({
    kind: z.literal("bulk"),
    id: z.string(),
    /** Bytes of the file read so far, and the global ID of the record that starts there; "" at the beginning. */
    offset: z.number(),
    next: z.string(),
    total: z.number().nullable(),
  }),
]);
type FeedCursor = z.output<typeof cursorSchema>;

const writeCursor = (cursor: FeedCursor): string => JSON.stringify(cursor);

/** Parses a cursor. Returns null for the beginning and for a cursor in an outdated format; reading then starts over. */
const readCursor = (text: string): FeedCursor | null => {
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
