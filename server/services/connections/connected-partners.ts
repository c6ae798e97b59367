import {
  findAccountOfStore,
  findConnection,
  findConnectionOfStore,
  listAccountsOfStore,
} from "@/server/db/connections/connections";
import { findMailSender } from "@/server/db/mails/mail-senders";
import type { Connection } from "@/server/domain/connections/types";
import type { Carrier } from "@/server/partners/carrier";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import type {
  ConnectedCarrier,
  ConnectedMailer,
  ConnectedPartners,
  ConnectedPayments,
  ConnectedShop,
} from "@/server/partners/partners";
import type { OpenedConnection } from "@/server/partners/provider";
import { dkimKeyOf } from "./dkim-keys";
import { type ConnectionSetup, openConnection } from "./open-connection";
import { openPayments } from "./open-payments";
import { openValues } from "./seal-values";
import { watchPartner } from "./watch-partner";

/** The partners that stores have connected, opened from the database. Call outside any transaction. */
export const createConnectedPartners = (ctx: ConnectionSetup): ConnectedPartners => {
  /** Null when the connection is disconnected or this release doesn't know its provider. */
  const opened = <T extends object>(row: Connection, open: (connection: OpenedConnection) => T): T | null => {
    const definition = ctx.providers.all.get(row.provider);
    if (row.state === "DISCONNECTED" || definition === undefined) return null;
    const { connection, flushCalls } = openConnection(ctx, row);
    return watchPartner(ctx, open(connection), { row, displayName: definition.displayName, flushCalls });
  };
  const shopOf = (row: Connection | null): ConnectedShop | null => {
    const definition = ctx.providers.all.get(row?.provider ?? "");
    if (row === null || row.kind !== "SHOP") return null;
    const shop = definition?.kind === "SHOP" ? opened(row, definition.open) : null;
    return { ecommerceId: row.ecommerceId, mode: row.mode, shop };
  };
  const carrierOf = (row: Connection | null): ConnectedCarrier | null => {
    const definition = ctx.providers.all.get(row?.provider ?? "");
    if (row === null || row.kind !== "CARRIER") return null;
    const open = (connection: OpenedConnection, { open: start }: CarrierProvider): Carrier => ({
      ...start(connection),
      connectionId: row.id,
    });
    const carrier = definition?.kind === "CARRIER" ? opened(row, (one) => open(one, definition)) : null;
    return { ecommerceId: row.ecommerceId, mode: row.mode, carrier };
  };
  const paymentsOf = (row: Connection): ConnectedPayments[] => {
    const definition = ctx.providers.all.get(row.provider);
    const payments = openPayments(ctx, row);
    if (definition?.kind !== "PAYMENTS" || payments === null) return [];
    return [{ connectionId: row.id, mode: row.mode, payments, serves: definition.serves }];
  };
  const mailerOf = async (row: Connection | null): Promise<ConnectedMailer | null> => {
    const definition = ctx.providers.all.get(row?.provider ?? "");
    if (row === null || definition?.kind !== "MAIL") return null;
    const known = await findMailSender(ctx.db, row.id);
    if (known === null || known.verifiedAt === null) return null;
    const sender = definition.readSender(openValues(ctx.env, row));
    // No email is sent from a new address until it is verified, too.
    if (sender.address !== known.address) return null;
    const dkim = dkimKeyOf(ctx.env, { known, sender });
    const transport = opened(row, (connection) => definition.open(connection, dkim));
    return transport && { connectionId: row.id, ecommerceId: row.ecommerceId, mode: row.mode, sender, transport };
  };
  return {
    mailerOfStore: async (ecommerceId) => mailerOf(await findConnectionOfStore(ctx.db, { ecommerceId, kind: "MAIL" })),
    shopOfStore: async (ecommerceId) => shopOf(await findConnectionOfStore(ctx.db, { ecommerceId, kind: "SHOP" })),
    shopById: async (connectionId) => shopOf(await findConnection(ctx.db, connectionId)),
    carrierOfStore: async (ecommerceId, { provider, mode }) =>
      carrierOf(await findAccountOfStore(ctx.db, { ecommerceId, provider, mode })),
    carrierById: async (connectionId) => carrierOf(await findConnection(ctx.db, connectionId)),
    paymentsOfStore: async (ecommerceId) =>
      (await listAccountsOfStore(ctx.db, { ecommerceId, kind: "PAYMENTS" })).flatMap(paymentsOf),
  };
};
