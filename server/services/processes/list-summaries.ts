import { pageProcesses, type SummaryFilter } from "@/server/db/returns/processes";
import type { StampedProcess } from "@/server/db/returns/stamped-processes";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ServiceContext } from "../context";

/**
 * Returns one page of processes, newest first (decisions, section 5). Paging shows none twice and skips none, whatever
 * is added.
 */
export const listSummaries = async (
  ctx: ServiceContext,
  { actor, page, pageSize, filter }: { actor: Actor; page: number; pageSize: number; filter: SummaryFilter },
): Promise<{ stamped: StampedProcess[]; total: number }> => {
  const walk = sha256Hex(JSON.stringify([actor.id, pageSize, filter]));
  const customerEmail = filter.customerEmail === undefined ? undefined : lookupEmail(filter.customerEmail);
  return pageProcesses(ctx.db, actor, { walk, filter: { ...filter, customerEmail }, page, pageSize });
};
