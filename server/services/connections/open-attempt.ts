import { insertConnectionCalls } from "@/server/db/connections/connection-calls";
import type { Connection } from "@/server/domain/connections/types";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";
import type { ServiceContext } from "../context";
import { keptCall } from "./kept-call";

type Setup = Pick<ServiceContext, "db" | "clock" | "log" | "providers">;

/**
 * The calls of an attempt to connect. There is no connection yet: `keep` writes them to the log of the connection that
 * results.
 */
export type Attempt = {
  readonly http: ProviderHttp;
  /** Never throws, because a log must not stop the work. Calls are written only once. */
  keep(row: Pick<Connection, "id" | "groupId">): Promise<void>;
  /** For an attempt without a resulting connection: writes its calls to the server's log for the operator. */
  tell(): void;
};

/** Opens access to a provider that has no connection, or none yet. */
export const openAttempt = (ctx: Setup, provider: string): Attempt => {
  const calls: { call: HeardProviderCall; at: Date }[] = [];
  const http = ctx.providers.openHttp(provider, (call) => calls.push({ call, at: ctx.clock.now() }));
  return {
    http,
    keep: async (row) => {
      const rows = calls.splice(0).map((each) => keptCall(row, each));
      if (rows.length === 0) return;
      await insertConnectionCalls(ctx.db, rows).catch((error: unknown) =>
        ctx.log.warn({ err: error, connection_id: row.id }, "calls to a provider could not be logged"),
      );
    },
    tell: () => {
      for (const { call } of calls.splice(0)) {
        const { purpose, method, status, durationMs, error } = call;
        const asked = { provider, host: new URL(call.url).host, purpose, method };
        ctx.log.info({ ...asked, status, duration_ms: durationMs, error }, "call of an attempt to connect a shop");
      }
    },
  };
};
