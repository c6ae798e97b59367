import { getConnection } from "@/server/db/connections/connections";
import type { Connection } from "@/server/domain/connections/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";
import { requireConnected } from "../require-connected";
import { checkConnection } from "./check-connection";

/**
 * Asks the provider now and returns the updated connection, even if the provider refuses.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const testConnection = async (
  ctx: ServiceContext,
  { actor, connectionId }: { actor: Actor; connectionId: string },
): Promise<Connection> => {
  await checkConnection(ctx, requireConnected(await getConnection(ctx.db, actor, connectionId)));
  return getConnection(ctx.db, actor, connectionId);
};
