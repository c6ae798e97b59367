import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { getStore } from "@/server/db/stores";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { checkValues, requireProvider } from "./check-values";
import { installCallbackUrl, sealInstall } from "./install-state";
import type { Wanted } from "./try-connection";

type Beginning = { mode?: ConnectionMode | undefined; days: number; isShared: boolean };

/**
 * Where a person is sent to approve the connection in the shop itself. What was typed travels sealed in the address and
 * comes back with it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION
 */
export const beginInstall = async (
  ctx: ServiceContext,
  { actor, ecommerceId, provider, typed, mode, days, isShared }: Wanted & Beginning,
): Promise<string> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const definition = requireProvider(ctx, provider);
  if (definition.install === undefined)
    throw new Problem("FAILED_PRECONDITION", `${definition.displayName} is connected by the form.`);
  const values = checkValues(definition, { typed });
  const said = { mode: mode ?? null, days, isShared };
  const state = sealInstall(ctx, actor, { ecommerceId: store.id, provider, values, ...said });
  return definition.install.begin({ values, callbackUrl: installCallbackUrl(ctx.env), state });
};
