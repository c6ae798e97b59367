import type { Connection } from "@/server/domain/connections/types";
import type { ShopFeed } from "@/server/partners/shop-feed";
import { type ConnectionSetup, openConnection } from "../open-connection";
import { watchPartner } from "../watch-partner";

/**
 * Opens the data feed of a connected shop, with its health tracked and its calls logged. Null if its provider is
 * unknown.
 */
export const openFeed = (ctx: ConnectionSetup, row: Connection): ShopFeed | null => {
  const definition = ctx.providers.all.get(row.provider);
  if (definition?.kind !== "SHOP") return null;
  const { connection, flushCalls } = openConnection(ctx, row);
  const { displayName } = definition;
  return watchPartner(ctx, definition.openFeed(connection), { row, displayName, flushCalls });
};
