import type { ServiceContext } from "@/server/services/context";
import type { Tenant } from "./factories";

type Setup = Pick<ServiceContext, "db" | "clock">;

/** A connection of a tenant's store to an unknown provider, with a sync and a call: rows only, nothing opens it. */
export const createConnectionRow = async (
  ctx: Setup,
  { groupId, store }: Pick<Tenant, "groupId" | "store">,
  { id, name, provider = "ELSEWHERE" }: { id: string; name: string; provider?: string },
): Promise<string> => {
  const now = ctx.clock.now();
  const owner = { groupId, ecommerceId: store.id };
  await ctx.db.connection.create({
    data: {
      ...{ id, ...owner, kind: "SHOP", mode: "TEST", provider, accountId: name, accountName: name },
      ...{ sealedValues: "", shownValues: { url: name }, capabilities: ["REFUNDS"], warnings: [], createdBy: name },
      ...{ locations: [{ id: "loc-1", name: "Shop floor" }], lastOkAt: now, createdAt: now, updatedAt: now },
    },
  });
  await ctx.db.connectionSync.create({
    data: { connectionId: id, subject: "ORDERS", ...owner, since: now, updatedAt: now },
  });
  await ctx.db.connectionCall.create({
    data: {
      ...{ groupId, connectionId: id, at: now, purpose: name, method: "GET", path: "/" },
      ...{ durationMs: 1, requestBytes: 0, answerBytes: 0 },
    },
  });
  return id;
};
