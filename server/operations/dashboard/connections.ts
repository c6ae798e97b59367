import * as contract from "@/contract/dashboard/connections";
import { listConnectionCalls as listCalls } from "@/server/db/connections/connection-calls";
import { countConnectionUse, countHookBacklog, listSyncLines } from "@/server/db/connections/connection-overview";
import { getConnection } from "@/server/db/connections/connections";
import { invalidField } from "@/server/kernel/problem";
import { presentConnection, presentConnectionCall, presentSync, presentValues } from "@/server/presenters/connection";
import { fieldsOf } from "@/server/services/connections/check-values";
import { disconnectStore as disconnect } from "@/server/services/connections/disconnect-store";
import { testConnection as test } from "@/server/services/connections/health/test-connection";
import { previewDisconnect } from "@/server/services/connections/preview-disconnect";
import { providerName } from "@/server/services/connections/provider-name";
import { implement } from "../implement";

export const getConnectionDetail = implement(contract.getConnectionDetail, async ({ ctx, actor, input }) => {
  const row = await getConnection(ctx.db, actor, input.connectionId);
  const definition = ctx.providers.all.get(row.provider);
  const [syncs, hooks, use] = await Promise.all([
    listSyncLines(ctx.db, row.id),
    countHookBacklog(ctx.db, row.id),
    countConnectionUse(ctx.db, row),
  ]);
  return {
    ...use,
    connection: presentConnection(row, providerName(ctx, row)),
    createdBy: row.createdBy,
    values: definition === undefined ? [] : presentValues(fieldsOf(definition), row.shownValues),
    syncs: syncs.map(presentSync),
    hooks: { url: `${ctx.env.APP_URL}/hooks/${row.id}`, ...hooks },
  };
});

export const testConnection = implement(contract.testConnection, async ({ ctx, actor, input }) => {
  const row = await test(ctx, { actor, connectionId: input.connectionId });
  return { connection: presentConnection(row, providerName(ctx, row)) };
});

export const getDisconnectEffects = implement(contract.getDisconnectEffects, async ({ ctx, actor, input }) => {
  const row = await getConnection(ctx.db, actor, input.connectionId);
  const use = await countConnectionUse(ctx.db, row);
  const unserved = await previewDisconnect(ctx, { actor, connection: row });
  return {
    ...{ providerName: providerName(ctx, row), accountName: row.accountName, kind: row.kind },
    ...use,
    unserved,
  };
});

export const disconnectStore = implement(contract.disconnectStore, async ({ ctx, actor, input }) => {
  const row = await disconnect(ctx, { actor, connectionId: input.connectionId });
  return { connection: presentConnection(row, providerName(ctx, row)) };
});

export const listConnectionCalls = implement(contract.listConnectionCalls, async ({ ctx, actor, input }) => {
  const { cursor, pageSize } = input;
  if (cursor !== "" && !/^[1-9]\d{0,17}$/.test(cursor))
    throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  const { id: connectionId } = await getConnection(ctx.db, actor, input.connectionId);
  const before = cursor === "" ? undefined : cursor;
  // Reads one row more than requested, to know whether another page follows.
  const rows = await listCalls(ctx.db, actor, { connectionId, before, limit: pageSize + 1 });
  const calls = rows.slice(0, pageSize);
  return {
    calls: calls.map(presentConnectionCall),
    nextCursor: rows.length > pageSize ? String(calls.at(-1)?.id ?? "") : null,
  };
});
