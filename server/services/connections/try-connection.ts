import { getConnection } from "@/server/db/connections/connections";
import { getStore } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ConnectedAccount, ConnectionValues } from "@/server/partners/provider";
import type { Provider } from "@/server/partners/providers";
import type { ServiceContext } from "../context";
import { askingProvider, inTime } from "./asking-provider";
import { checkValues, faultsProblem, requireProvider } from "./check-values";
import { type Attempt, openAttempt } from "./open-attempt";
import { openValues } from "./seal-values";

export type Wanted = {
  actor: Actor;
  ecommerceId: string;
  provider: string;
  /** As typed, keyed by the provider's field names. */
  typed: Readonly<Record<string, string>>;
};

export type Tried = {
  definition: Provider;
  values: ConnectionValues;
  account: ConnectedAccount;
  /** Its calls belong to the connection that results. */
  attempt: Attempt;
};

/**
 * Asks a provider for its account with the typed values. Changes nothing there and stores nothing here. `connectionId`
 * names a connection whose secrets are used where none was typed.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION also for a test account in a live store, UNAVAILABLE
 */
export const tryConnection = async (
  ctx: ServiceContext,
  { actor, ecommerceId, provider, typed, connectionId = "" }: Wanted & { connectionId?: string },
): Promise<Tried> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const definition = requireProvider(ctx, provider);
  const row = connectionId === "" ? null : await getConnection(ctx.db, actor, connectionId);
  const isUsable = row?.ecommerceId === store.id && row.provider === provider && row.sealedValues !== "";
  const values = checkValues(definition, { typed, known: isUsable ? openValues(ctx.env, row) : {} });
  const attempt = openAttempt(ctx, provider);
  try {
    const account = await askAccount(ctx, { definition, values, attempt });
    requireLiveAccount(store, { definition, ...account });
    return { definition, values, account, attempt };
  } catch (error) {
    if (!isUsable) attempt.tell();
    throw error;
  } finally {
    if (isUsable) await attempt.keep(row);
  }
};

/** @throws Problem INVALID_ARGUMENT for settings that don't fit the shop, FAILED_PRECONDITION, UNAVAILABLE */
export const askAccount = async (
  ctx: Pick<ServiceContext, "clock">,
  { definition, values, attempt }: Omit<Tried, "account">,
): Promise<ConnectedAccount> => {
  const { provider } = definition;
  const ask = () =>
    inTime({ provider, http: attempt.http }, (http) => definition.connect({ values, http, now: ctx.clock.now() }));
  const account = await askingProvider(ask);
  const { faults = [] } = account;
  if (faults.length > 0) throw faultsProblem(faults);
  return account;
};

/** Rejects an account that a live store can't use before it is stored. @throws Problem FAILED_PRECONDITION */
export const requireLiveAccount = (
  { isTesting, name }: Pick<Store, "isTesting" | "name">,
  { definition, accountName, mode }: Pick<Tried, "definition"> & Pick<ConnectedAccount, "accountName" | "mode">,
): void => {
  if (mode !== "TEST" || isTesting) return;
  const { kind, displayName } = definition;
  const noun = kind === "SHOP" ? "shop" : "account";
  throw new Problem(
    "FAILED_PRECONDITION",
    `${accountName} is a test ${noun} of ${displayName}, but the store ${name} is live. ` +
      "Connect it to a store in test mode.",
  );
};

/** A store keeps its books in one currency. @throws Problem FAILED_PRECONDITION */
export const requireSameCurrency = (
  { currencyCode, name }: { currencyCode: string; name: string },
  { accountName, currency }: Pick<ConnectedAccount, "accountName" | "currency">,
): void => {
  if (currency === "" || currency === currencyCode) return;
  throw new Problem(
    "FAILED_PRECONDITION",
    `${accountName} sells in ${currency}, but the store ${name} uses ${currencyCode}. Connect it to a store in ${currency}.`,
  );
};
