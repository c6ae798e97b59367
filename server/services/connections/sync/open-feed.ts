import type { Connection } from "@/server/domain/connections/types";
import type { ShopFeed } from "@/server/partners/shop-feed";
import { type ConnectionSetup, openConnection } from "../open-connection";
import { watchPartner } from "../watch-partner";

/** What a connected shop tells of itself, with its health kept and its calls logged; null: nobody knows its provider. */
export const openFeed = (ctx: ConnectionSetup, row: Connection): ShopFeed | null => {
  const definition = ctx.providers.all.get(row.provider);
  if (definition?.kind !== "SHOP") return null;
  const { connection, flushCalls } = openConnection(ctx, row);
  const { displayName } = definition;
  return watchPartner(ctx, definition.openFeed(connection), { row, displayName, flushCalls });
};
