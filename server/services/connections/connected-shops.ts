import { findConnection, findConnectionOfStore } from "@/server/db/connections";
import type { Connection } from "@/server/domain/connections/types";
import type { ConnectedShop, ConnectedShops } from "@/server/partners/partners";
import type { Shop } from "@/server/partners/shop";
import { type ConnectionSetup, openConnection } from "./open-connection";
import { watchPartner } from "./watch-partner";

/** The shops that stores have connected, opened from the database. Outside any transaction. */
export const createConnectedShops = (ctx: ConnectionSetup): ConnectedShops => {
  const open = (row: Connection | null): ConnectedShop | null => {
    if (row === null) return null;
    const { ecommerceId, mode } = row;
    const definition = ctx.providers.shops.get(row.provider);
    if (row.state === "DISCONNECTED" || definition === undefined) return { ecommerceId, mode, shop: null };
    const { connection, flushCalls } = openConnection(ctx, row);
    const shop: Shop = definition.open(connection);
    const { displayName } = definition;
    return { ecommerceId, mode, shop: watchPartner(ctx, shop, { row, displayName, flushCalls }) };
  };
  return {
    ofStore: async (ecommerceId) => open(await findConnectionOfStore(ctx.db, { ecommerceId, kind: "SHOP" })),
    byId: async (connectionId) => open(await findConnection(ctx.db, connectionId)),
  };
};
