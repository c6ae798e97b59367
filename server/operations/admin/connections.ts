import * as contract from "@/contract/admin/connections";
import { listConnections as list, getConnection as load } from "@/server/db/connections/connections";
import { getStore } from "@/server/db/stores/stores";
import { presentConnection } from "@/server/presenters/connection";
import { providerName } from "@/server/services/connections/provider-name";
import { implement } from "../implement";

export const listConnections = implement(contract.listConnections, async ({ ctx, actor, input }) => {
  const named = input.ecommerceId;
  const ecommerceId = named === "" ? undefined : (await getStore(ctx.db, actor, named)).id;
  const rows = await list(ctx.db, actor, { ecommerceId });
  return { connections: rows.map((row) => presentConnection(row, providerName(ctx, row))) };
});

export const getConnection = implement(contract.getConnection, async ({ ctx, actor, input }) => {
  const row = await load(ctx.db, actor, input.connectionId);
  return { connection: presentConnection(row, providerName(ctx, row)) };
});
