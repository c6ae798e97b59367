import type { Tx } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

/** The payouts of returns, paid or not, by the codes of the returns; a code that is not there is none of theirs. */
export const findPayoutIdsByCodes = async (
  tx: Tx,
  scope: TenantScope,
  codes: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await tx.$queryRaw<{ code: string; ids: string[] }[]>(Prisma.sql`
    select p.return_code as code, array(select o.id from payouts o where o.process_id = p.id) as ids
    from return_processes p where p.return_code = any(${[...codes]}) and ${withinScope(scope, "p")}`);
  return new Map(rows.map(({ code, ids }) => [code, ids]));
};
