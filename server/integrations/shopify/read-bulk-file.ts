import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { typeOf } from "./ids";

/** A record of a bulk file with its child objects by type: "LineItem", "ProductVariant". */
export type BulkRecord = {
  readonly id: string;
  /** Bytes of the file before this record. */
  readonly offset: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly children: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;
};
export type BulkPart = {
  readonly records: readonly BulkRecord[];
  /** Bytes of the file before the next record, and its global ID; "" after the last one. */
  readonly offset: number;
  readonly next: string;
};

type FileAsk = {
  readonly http: ProviderHttp;
  readonly url: string;
  readonly offset: number;
  readonly next: string;
  readonly count: number;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

const lineSchema = z.looseObject({ id: z.string().default(""), __parentId: z.string().optional() });

/**
 * Streams up to `count` records of a bulk file from a given position. The URL is signed, so no token is sent. Servers
 * that support range requests don't send the earlier part again; otherwise the first record differs from the expected
 * one, and lines up to the expected one are skipped.
 */
export const readBulkFile = async (ask: FileAsk): Promise<BulkPart> => {
  const { http, url, offset, next, count, purpose, signal } = ask;
  const headers: Record<string, string> = offset === 0 ? {} : { range: `bytes=${offset}-` };
  const records: OpenRecord[] = [];
  let position: number | null = null;
  let isFound = next === "";
  for await (const text of http.readLines({ method: "GET", url, headers, purpose, signal })) {
    const line = parseLine(text);
    // The position is in the middle of a line, so the file has been replaced: start over.
    if (line === null && position === null && offset > 0) return readBulkFile({ ...ask, offset: 0 });
    if (line === null) throw new PartnerError("SHOPIFY", "UNAVAILABLE", "A bulk export has a line that is not JSON.");
    // The first line shows from which position the server sent.
    position ??= line.id === next ? offset : 0;
    const isRoot = line.__parentId === undefined;
    isFound ||= isRoot && line.id === next;
    if (isFound && isRoot && records.length === count) return { records, offset: position, next: line.id };
    if (isFound) take(records, { line, offset: position });
    position += Buffer.byteLength(text) + 1;
  }
  if (!isFound) throw new PartnerError("SHOPIFY", "UNAVAILABLE", "A bulk export changed while it was read.");
  return { records, offset: position ?? offset, next: "" };
};

type Line = z.output<typeof lineSchema>;
type OpenRecord = { id: string; offset: number; value: Line; children: Map<string, Line[]> };

const take = (records: OpenRecord[], { line, offset }: { line: Line; offset: number }): void => {
  if (line.__parentId === undefined) {
    records.push({ id: line.id, offset, value: line, children: new Map() });
    return;
  }
  const record = records.at(-1);
  const type = typeOf(line.id);
  if (record === undefined) return;
  record.children.set(type, [...(record.children.get(type) ?? []), line]);
};

const parseLine = (text: string): Line | null => {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
