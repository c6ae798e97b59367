import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { getStore } from "@/server/db/stores/stores";
import type { ServiceContext } from "@/server/services/context";
import { checkValues, requireProvider } from "../check-values";
import type { Wanted } from "../try-connection";
import { installOf } from "./install-of";
import { installCallbackUrl, sealInstall } from "./install-state";

type Beginning = { mode?: ConnectionMode | undefined; days: number; isShared: boolean };

/**
 * Returns the address where a person approves the connection in the shop. The typed values travel sealed in the address
 * and come back with it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION
 */
export const beginInstall = async (
  ctx: ServiceContext,
  { actor, ecommerceId, provider, typed, mode, days, isShared }: Wanted & Beginning,
): Promise<string> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const definition = requireProvider(ctx, provider);
  const install = installOf(definition);
  const values = checkValues(definition, { typed });
  const said = { mode: mode ?? null, days, isShared };
  const state = sealInstall(ctx, actor, { ecommerceId: store.id, provider, values, ...said });
  return install.begin({ values, callbackUrl: installCallbackUrl(ctx.env), state });
};
