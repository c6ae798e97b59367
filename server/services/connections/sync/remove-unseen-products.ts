import { listUnseenProducts } from "@/server/db/orders/synced-products";
import type { ConnectionSync } from "@/server/domain/connections/sync";
import type { Connection } from "@/server/domain/connections/types";
import type { ServiceContext } from "../../context";
import { removeProduct } from "./remove-product";

type Read = {
  connection: Connection;
  sync: Pick<ConnectionSync, "subject" | "phase">;
  /** How many records of the reading could not be taken. */
  refused: number;
  since: Date;
};

/**
 * After the whole catalogue was read: what the shop did not name any more is no longer offered. Where a record could not
 * be taken nobody knows which product it was, so that all stay.
 */
export const removeUnseenProducts = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { connection, sync, refused, since }: Read,
): Promise<void> => {
  if (sync.subject !== "PRODUCTS" || sync.phase !== "BACKFILL" || refused > 0) return;
  for (const platformProductId of await listUnseenProducts(ctx.db, { connectionId: connection.id, since }))
    await removeProduct(ctx, { connection, platformProductId });
};
