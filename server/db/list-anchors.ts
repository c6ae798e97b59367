import type { Tx } from "./client";
import { Prisma } from "./generated/client";

const ANCHOR_MINUTES = 60;

/**
 * The newest process at the moment at which a walk through the list began. Page 0 begins a walk; later pages keep its
 * anchor, so that processes that are added meanwhile shift nothing.
 */
export const anchorWalk = async (
  tx: Tx,
  { walk, isFirstPage }: { walk: string; isFirstPage: boolean },
): Promise<number> => {
  const rows = await tx.$queryRaw<{ newest: number }[]>(Prisma.sql`
    insert into list_anchors (id, newest, expires_at)
    values (${walk}, (select coalesce(max(number), 0) from return_processes), now() + make_interval(mins => ${ANCHOR_MINUTES}))
    on conflict (id) do update set
      newest = case when ${isFirstPage} or list_anchors.expires_at < now() then excluded.newest else list_anchors.newest end,
      expires_at = excluded.expires_at
    returning newest::float8 as newest`);
  return rows[0]?.newest ?? 0;
};
