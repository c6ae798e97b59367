import { insertConnectionCalls } from "@/server/db/connections/connection-calls";
import type { Connection } from "@/server/domain/connections/types";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";
import type { ServiceContext } from "../context";
import { keptCall } from "./kept-call";

type Setup = Pick<ServiceContext, "db" | "clock" | "log" | "providers">;

/** The calls of an attempt to connect. They have no connection yet: `keep` writes them into the log of the one they led to. */
export type Attempt = {
  readonly http: ProviderHttp;
  /** Never throws: a log must not stop the work. The same calls are written once. */
  keep(row: Pick<Connection, "id" | "groupId">): Promise<void>;
  /** Of an attempt that led to no connection: who runs the installation finds its calls in the server's log. */
  tell(): void;
};

/** A way to a provider for which there is no connection, or not yet. */
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
