import type { Tx } from "./client";
import { Prisma } from "./generated/client";

const ANCHOR_MINUTES = 60;

/**
 * The moment at which a walk through a list began. Page 0 begins a walk; later pages keep its moment, so that rows
 * that are added meanwhile shift nothing. `now` comes from the database: several processes share it.
 */
export const anchorWalk = async (
  tx: Tx,
  { walk, isFirstPage }: { walk: string; isFirstPage: boolean },
): Promise<Date> => {
  const rows = await tx.$queryRaw<{ anchorAt: Date }[]>(Prisma.sql`
    insert into list_anchors (id, anchor_at, expires_at)
    values (${walk}, clock_timestamp(), now() + make_interval(mins => ${ANCHOR_MINUTES}))
    on conflict (id) do update set
      anchor_at = case when ${isFirstPage} or list_anchors.expires_at < now() then clock_timestamp() else list_anchors.anchor_at end,
      expires_at = excluded.expires_at
    returning anchor_at as "anchorAt"`);
  return rows[0]?.anchorAt ?? new Date();
};
