import type { ConnectionKind, ConnectionMode } from "@/contract/vocabulary/connection";
import type { Tx } from "@/server/db/client";
import { wakeConnectionWork } from "@/server/db/connections/connection-overview";
import {
  type ConnectionChange,
  changeConnection,
  findSameAccount,
  getConnection,
  insertConnection,
  listAccountsOfStore,
  lockConnection,
} from "@/server/db/connections/connections";
import { inTransactionBy } from "@/server/db/people/author";
import { getStore, lockStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { beginSender } from "@/server/services/mails/sender/begin-sender";
import { accountColumns } from "../account-columns";
import { requireOwnShop } from "../require-own-shop";
import { sealValues } from "../seal-values";
import { startSync } from "../start-sync";
import { subscribeConnection } from "../subscribe-connection";
import { requireLiveAccount, requireSameCurrency, type Tried, tryConnection, type Wanted } from "../try-connection";

const DAY_MS = 86_400_000;
/** The provider was just checked. If subscribing to events failed, this check tries again. */
const FIRST_CHECK_MS = 600_000;

type Connecting = {
  mode?: ConnectionMode | undefined;
  days: number;
  /** The person knows that another store of the group uses the same shop. */
  isShared?: boolean | undefined;
};

/**
 * Connects a store to a provider: tests the typed values, stores them sealed, and subscribes to the provider's events.
 * For a shop it also starts reading products and the orders of the last `days`. Connecting the same account again
 * updates the existing connection, so its orders stay linked and waiting work resumes.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION, ALREADY_EXISTS, UNAVAILABLE
 */
export const connectStore = async (ctx: ServiceContext, wanted: Wanted & Connecting): Promise<Connection> =>
  keepConnection(ctx, { ...wanted, tried: await tryConnection(ctx, wanted) });

type Keeping = Pick<Wanted, "actor" | "ecommerceId"> & Connecting & { tried: Tried };

/** Stores the connection once the provider has answered. */
export const keepConnection = async (ctx: ServiceContext, keeping: Keeping): Promise<Connection> => {
  const { actor, ecommerceId, tried, days } = keeping;
  const { definition, account } = tried;
  const store = await getStore(ctx.db, actor, ecommerceId);
  if (definition.kind === "SHOP") requireSameCurrency(store, account);
  const mode = modeOf(store, keeping);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - days * DAY_MS);
  const id = await inTransactionBy(ctx, actor, async (tx) => {
    // If two people connect the same store at once, the second one finds the first one's connection.
    await lockStore(tx, actor, store.id);
    await requireNoOther(ctx, tx, keeping);
    const key = { ecommerceId: store.id, provider: definition.provider, accountId: account.accountId };
    const known = await findSameAccount(tx, actor, key);
    const isNewHere = known === null || known.state === "DISCONNECTED";
    if (definition.kind === "SHOP" && isNewHere)
      await requireOwnShop(tx, { ...keeping, ecommerceId: store.id, isShared: keeping.isShared === true });
    if (known !== null) return reconnect(ctx, tx, { actor, known, tried, mode, since });
    const row = { id: ctx.ids.next("con"), ...key, kind: definition.kind, mode, ...FRESH };
    const columns = accountColumns(tried, now);
    const sealedValues = sealValues(ctx.env, row.id, tried.values);
    const checkDueAt = new Date(now.getTime() + FIRST_CHECK_MS).toISOString();
    await insertConnection(tx, actor, {
      ...row,
      ...columns,
      sealedValues,
      lastOkAt: now.toISOString(),
      checkDueAt,
      now,
    });
    if (definition.kind === "SHOP") await startSync(tx, { connection: { ...row, groupId: actor.groupId }, since, now });
    return row.id;
  });
  await tried.attempt.keep({ id, groupId: actor.groupId });
  ctx.wake("activities");
  ctx.wake("syncs");
  await subscribeConnection(ctx, await getConnection(ctx.db, actor, id));
  if (definition.kind === "MAIL") await beginSender(ctx, await getConnection(ctx.db, actor, id));
  return getConnection(ctx.db, actor, id);
};

const FRESH = {
  state: "CONNECTED",
  attentionReason: "",
  version: 1,
  lastError: "",
  lastErrorAt: null,
  failures: 0,
  pausedUntil: null,
  noticedAt: null,
  disconnectedAt: null,
} as const;

type Reconnecting = { actor: Actor; known: Connection; tried: Tried; mode: ConnectionMode; since: Date };

const reconnect = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, known, tried, mode, since }: Reconnecting,
): Promise<string> => {
  const { id } = known;
  const now = ctx.clock.now();
  const { state } = await lockConnection(tx, actor, id);
  const set: ConnectionChange = {
    ...accountColumns(tried, now),
    ...{ mode, sealedValues: sealValues(ctx.env, id, tried.values), state: "CONNECTED", attentionReason: "" },
    ...{ lastError: "", failures: 0, pausedUntil: null, checkDueAt: now, disconnectedAt: null },
  };
  await changeConnection(tx, actor, { id, set, now });
  if (state === "DISCONNECTED" && known.kind === "SHOP")
    await startSync(tx, { connection: await getConnection(tx, actor, id), since, now });
  await wakeConnectionWork(tx, known);
  return id;
};

const NOUNS: Record<ConnectionKind, string> = {
  SHOP: "shop",
  CARRIER: "account",
  PAYMENTS: "account",
  MAIL: "account",
};

/**
 * The mode that the account reports, or else the one the person chose. @throws Problem INVALID_ARGUMENT,
 * FAILED_PRECONDITION
 */
const modeOf = (
  store: Pick<Store, "isTesting" | "name">,
  { tried: { definition, account }, mode: said }: { tried: Tried; mode?: ConnectionMode | undefined },
): ConnectionMode => {
  requireSaidMode(definition, account, said);
  // A mail server is neither test nor live: the store decides which emails it sends.
  const mode = account.mode ?? said ?? (definition.kind === "MAIL" ? "LIVE" : undefined);
  const kinds = definition.kind === "SHOP" ? "your live shop or a test copy" : "your live account or one for tests";
  const choice = `Choose whether ${account.accountName} is ${kinds}.`;
  if (mode === undefined)
    throw new Problem("INVALID_ARGUMENT", choice, { violations: [{ field: "mode", description: choice }] });
  requireLiveAccount(store, { definition, accountName: account.accountName, mode });
  return mode;
};

/** A stated mode must match the account's mode. @throws Problem INVALID_ARGUMENT */
const requireSaidMode = (
  { kind, displayName }: Tried["definition"],
  { mode, accountName }: Tried["account"],
  said: ConnectionMode | undefined,
): void => {
  if (mode === null || said === undefined || mode === said) return;
  const [is, isNot] = mode === "TEST" ? ["test", "live"] : ["live", "test"];
  const description =
    `${accountName} is a ${is} ${NOUNS[kind]} of ${displayName}, not a ${isNot} one. ` +
    `Set the mode to ${mode}, or use credentials of a ${isNot} ${NOUNS[kind]}.`;
  throw new Problem("INVALID_ARGUMENT", description, { violations: [{ field: "mode", description }] });
};

/** A store has one shop and one email sender, and any number of other connections. */
const isSingle = (kind: ConnectionKind): boolean => kind === "SHOP" || kind === "MAIL";

/** @throws Problem ALREADY_EXISTS */
const requireNoOther = async (ctx: ServiceContext, tx: Tx, { ecommerceId, tried }: Keeping): Promise<void> => {
  const { definition, account } = tried;
  const others = await listAccountsOfStore(tx, { ecommerceId, kind: definition.kind });
  const other = others.find(({ provider, accountId }) =>
    provider === definition.provider ? accountId !== account.accountId : isSingle(definition.kind),
  );
  if (other === undefined) return;
  const name = ctx.providers.all.get(other.provider)?.displayName ?? other.provider;
  throw new Problem(
    "ALREADY_EXISTS",
    definition.kind === "SHOP"
      ? `This store is connected to ${other.accountName} (${name}). Disconnect that shop first: a store has one shop.`
      : `This store is connected to the account ${other.accountName} of ${name}. Disconnect it first.`,
  );
};
