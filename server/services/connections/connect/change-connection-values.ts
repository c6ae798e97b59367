import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { getConnection } from "@/server/db/connections/connections";
import type { Connection } from "@/server/domain/connections/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { requireConnected } from "../require-connected";
import { tryConnection } from "../try-connection";
import { keepConnection } from "./connect-store";

type Change = {
  actor: Actor;
  connectionId: string;
  typed: Readonly<Record<string, string>>;
  mode?: ConnectionMode | undefined;
};

/**
 * Saves new credentials or settings for a connection after testing them. An empty secret keeps its stored value, and
 * work that waited for the connection resumes.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION when they belong to another account, UNAVAILABLE
 */
export const changeConnectionValues = async (
  ctx: ServiceContext,
  { actor, connectionId, typed, mode }: Change,
): Promise<Connection> => {
  const row = requireConnected(await getConnection(ctx.db, actor, connectionId));
  const { ecommerceId, provider, accountId, accountName } = row;
  const tried = await tryConnection(ctx, { actor, ecommerceId, provider, typed, connectionId });
  if (tried.account.accountId !== accountId)
    throw new Problem(
      "FAILED_PRECONDITION",
      `These values belong to ${tried.account.accountName}, but this connection is ${accountName}'s. ` +
        "To use another shop, disconnect this one first.",
    );
  // The account reports the mode of new credentials, if it knows the mode.
  const knownMode = tried.account.mode === null ? row.mode : undefined;
  // The account is the same, so nothing is read again and `days` has no effect.
  return keepConnection(ctx, { actor, ecommerceId, tried, mode: mode ?? knownMode, days: 0 });
};
