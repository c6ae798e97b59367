import type { Connection } from "@/server/domain/connections/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";
import { askingProvider, inTime } from "../asking-provider";
import { requireProvider } from "../check-values";
import { type Attempt, openAttempt } from "../open-attempt";
import { askAccount } from "../try-connection";
import { keepConnection } from "./connect-store";
import { installOf } from "./install-of";
import { installCallbackUrl, takeInstall } from "./install-state";

/**
 * Connects a shop whose owner approved the connection there. `query` is the query string the person came back with. It
 * is valid once, within ten minutes, in the session that started the install.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION, ALREADY_EXISTS, UNAVAILABLE
 */
export const finishInstall = async (
  ctx: ServiceContext,
  { actor, query }: { actor: Actor; query: Readonly<Record<string, string>> },
): Promise<Connection> => {
  const install = await takeInstall(ctx, actor, query.state ?? "");
  const { ecommerceId, provider, mode, days, isShared } = install;
  const definition = requireProvider(ctx, provider);
  const method = installOf(definition);
  const attempt = openAttempt(ctx, provider);
  const callbackUrl = installCallbackUrl(ctx.env);
  const tried = await tellingOfFailure(attempt, async () => {
    const values = await askingProvider(() =>
      inTime({ provider, http: attempt.http }, (http) =>
        method.finish({ values: install.values, query, callbackUrl, http }),
      ),
    );
    return { definition, values, account: await askAccount(ctx, { definition, values, attempt }), attempt };
  });
  return keepConnection(ctx, { actor, ecommerceId, tried, mode: mode ?? undefined, days, isShared });
};

const tellingOfFailure = async <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    attempt.tell();
    throw error;
  }
};
