import { insertConnectionCalls } from "@/server/db/connections/connection-calls";
import type { Connection } from "@/server/domain/connections/types";
import type { OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { ServiceContext } from "../context";
import { keptCall } from "./kept-call";
import { openValues } from "./seal-values";

export type ConnectionSetup = Pick<ServiceContext, "db" | "env" | "clock" | "log" | "providers">;

export type Opened = {
  connection: OpenedConnection;
  /** Writes the calls made so far to the call log. Never throws, because a log must not stop the work. */
  flushCalls: () => Promise<void>;
};

/** A connection with its values unsealed and access to its provider. Callers flush the calls afterwards. */
export const openConnection = (ctx: ConnectionSetup, row: Connection): Opened => {
  const calls: ReturnType<typeof keptCall>[] = [];
  const http: ProviderHttp = ctx.providers.openHttp(row.provider, (call) =>
    calls.push(keptCall(row, { call, at: ctx.clock.now() })),
  );
  return {
    connection: {
      id: row.id,
      ecommerceId: row.ecommerceId,
      accountId: row.accountId,
      mode: row.mode,
      values: openValues(ctx.env, row),
      capabilities: row.capabilities,
      carriers: row.carriers,
      hookUrl: `${ctx.env.APP_URL}/hooks/${row.id}`,
      http,
      now: () => ctx.clock.now(),
    },
    flushCalls: async () => {
      const batch = calls.splice(0);
      if (batch.length === 0) return;
      await insertConnectionCalls(ctx.db, batch).catch((error: unknown) =>
        ctx.log.warn({ err: error, connection_id: row.id }, "calls to a provider could not be logged"),
      );
    },
  };
};
