import type { Connection } from "@/server/domain/connections/types";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import { type ConnectionSetup, openConnection } from "./open-connection";
import { watchPartner } from "./watch-partner";

/**
 * Opens a connected payment provider, with its health tracked and its calls logged. Null when the connection is
 * disconnected or its provider is unknown.
 */
export const openPayments = (ctx: ConnectionSetup, row: Connection): PaymentProvider | null => {
  const definition = ctx.providers.all.get(row.provider);
  if (row.state === "DISCONNECTED" || definition?.kind !== "PAYMENTS") return null;
  const { connection, flushCalls } = openConnection(ctx, row);
  return watchPartner(ctx, definition.open(connection), { row, displayName: definition.displayName, flushCalls });
};
