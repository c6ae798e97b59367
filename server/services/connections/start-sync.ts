import { SYNC_SUBJECTS } from "@/contract/vocabulary/connection";
import type { Tx } from "@/server/db/client";
import { putSync } from "@/server/db/connections/connection-syncs";
import type { Connection } from "@/server/domain/connections/types";

type Start = { connection: Pick<Connection, "id" | "groupId" | "ecommerceId">; since: Date; now: Date };

/** Products are read in full: a recent order may contain one that hasn't changed for years. */
const ALL_TIME = new Date(0);

/** Starts reading all products of a shop and its orders since a day, from the beginning, whatever was read before. */
export const startSync = async (tx: Tx, { connection, since, now }: Start): Promise<void> => {
  const { id: connectionId, groupId, ecommerceId } = connection;
  for (const subject of SYNC_SUBJECTS) {
    const fresh = {
      phase: "BACKFILL" as const,
      state: "PENDING" as const,
      since: subject === "PRODUCTS" ? ALL_TIME : since,
      ...{ startedAt: null, cursor: "", syncedAt: null, total: null, counts: {}, report: {}, error: "" },
      ...{ failures: 0, dueAt: now, leaseUntil: null, updatedAt: now },
    };
    await putSync(tx, { connectionId, subject, groupId, ecommerceId }, fresh);
  }
};
