import { ReturnSummaryDto } from "@/contract/schemas/return-summary";
import { type StampedProcess, stampOf } from "@/server/db/returns/stamped-processes";
import { findSummaryFacts, listSummaryFacts } from "@/server/db/returns/summary-facts";
import type { SummaryFacts } from "@/server/domain/process/types";
import type { TenantScope } from "@/server/kernel/actor";
import { publishReturnSummary } from "@/server/presenters/return-summary";
import type { ServiceContext } from "@/server/services/context";

/** About 3,000 returns; the least recently used are evicted first. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Summaries by process and address. A text is of the stamp it was written under, or of a later state. */
const kept = new Map<string, { stamp: string; text: Buffer }>();
let bytes = 0;

/**
 * Returns the summaries of processes as JSON, in their order. Serializing one takes a hundred times as long as
 * comparing its stamp, so each state of a return is serialized once, as the bytes that are sent.
 */
export const cachedSummaries = async (
  ctx: ServiceContext,
  scope: TenantScope,
  stamped: readonly StampedProcess[],
): Promise<Buffer[]> => {
  const { APP_URL: appUrl } = ctx.env;
  const nameOf = (id: string) => `${appUrl} ${id}`;
  const texts = new Map<string, Buffer>();
  for (const { id, stamp } of stamped) {
    const known = kept.get(nameOf(id));
    if (known?.stamp !== stamp) continue;
    texts.set(id, known.text);
    keep(nameOf(id), known);
  }
  const missing = stamped.filter(({ id }) => !texts.has(id));
  const stamps = new Map(missing.map(({ id, stamp }) => [id, stamp]));
  for (const process of await listSummaryFacts(ctx.db, scope, [...stamps.keys()])) {
    const text = write(process, appUrl);
    texts.set(process.id, text);
    keep(nameOf(process.id), { stamp: stamps.get(process.id) ?? "", text });
  }
  return stamped.flatMap(({ id }) => texts.get(id) ?? []);
};

/**
 * Returns the summary of one process as JSON. Simultaneous requests are checked together, which shares the fixed cost
 * of a statement.
 */
export const cachedSummary = async (ctx: ServiceContext, scope: TenantScope, id: string): Promise<Buffer | null> => {
  const { APP_URL: appUrl } = ctx.env;
  const name = `${appUrl} ${id}`;
  if (kept.has(name)) {
    const stamp = await stampOf(ctx.db, scope, id);
    const [text] = stamp === undefined ? [] : await cachedSummaries(ctx, scope, [{ id, stamp }]);
    return text ?? null;
  }
  const found = await findSummaryFacts(ctx.db, scope, id);
  if (found === null) return null;
  const text = write(found.facts, appUrl);
  keep(name, { stamp: found.stamp, text });
  return text;
};

const write = (facts: SummaryFacts, appUrl: string): Buffer =>
  Buffer.from(JSON.stringify(ReturnSummaryDto.parse(publishReturnSummary(facts, appUrl))));

const keep = (name: string, entry: { stamp: string; text: Buffer }): void => {
  forget(name);
  kept.set(name, entry);
  bytes += entry.text.length;
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) return;
    forget(oldest);
  }
};

const forget = (name: string): void => {
  bytes -= kept.get(name)?.text.length ?? 0;
  kept.delete(name);
};
