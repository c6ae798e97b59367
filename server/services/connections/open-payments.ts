import type { Connection } from "@/server/domain/connections/types";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import { type ConnectionSetup, openConnection } from "./open-connection";
import { watchPartner } from "./watch-partner";

/**
 * A connected payment provider, with its health kept and its calls logged; null where the connection is past, or nobody
 * knows its provider.
 */
export const openPayments = (ctx: ConnectionSetup, row: Connection): PaymentProvider | null => {
  const definition = ctx.providers.all.get(row.provider);
  if (row.state === "DISCONNECTED" || definition?.kind !== "PAYMENTS") return null;
  const { connection, flushCalls } = openConnection(ctx, row);
  return watchPartner(ctx, definition.open(connection), { row, displayName: definition.displayName, flushCalls });
};
