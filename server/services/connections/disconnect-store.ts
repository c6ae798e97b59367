import { wakeConnectionWork } from "@/server/db/connections/connection-overview";
import { deleteSyncs } from "@/server/db/connections/connection-syncs";
import {
  type ConnectionChange,
  changeConnection,
  getConnection,
  lockConnection,
} from "@/server/db/connections/connections";
import { noteHooksLeft } from "@/server/db/connections/note-hooks-left";
import { inTransactionBy } from "@/server/db/people/author";
import type { Connection } from "@/server/domain/connections/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { inTime } from "./asking-provider";
import { openConnection } from "./open-connection";
import { providerName } from "./provider-name";

/**
 * Deletes a connection's credentials and stops reading. Its orders and returns stay, and work that waited for it
 * becomes tasks for people at once. The provider is asked to stop sending events; if that fails, a warning on the
 * connection and the audit log say so. Repeating the call changes nothing.
 * @throws Problem NOT_FOUND
 */
export const disconnectStore = async (
  ctx: ServiceContext,
  { actor, connectionId: id }: { actor: Actor; connectionId: string },
): Promise<Connection> => {
  const row = await getConnection(ctx.db, actor, id);
  const now = ctx.clock.now();
  // Opened while the credentials still exist. Values sealed with another secret must not prevent a disconnect.
  const unsubscribe = row.state === "DISCONNECTED" ? null : prepare(ctx, row);
  await inTransactionBy(ctx, actor, async (tx) => {
    const { state, shownValues } = await lockConnection(tx, actor, id);
    if (state === "DISCONNECTED") return;
    const kept = withoutSecrets(ctx, row, shownValues);
    const set: ConnectionChange = {
      ...{ state: "DISCONNECTED", attentionReason: "", sealedValues: "", shownValues: kept, disconnectedAt: now },
      ...{ lastError: "", warnings: [], failures: 0, pausedUntil: null, noticedAt: null, checkDueAt: null },
    };
    await changeConnection(tx, actor, { id, set, now });
    await deleteSyncs(tx, id);
    await wakeConnectionWork(tx, row);
  });
  ctx.wake("activities");
  if (unsubscribe !== null && !(await unsubscribe())) await sayHooksLeft(ctx, { actor, row });
  return getConnection(ctx.db, actor, id);
};

const sayHooksLeft = async (ctx: ServiceContext, { actor, row }: { actor: Actor; row: Connection }): Promise<void> => {
  const words = `The webhooks could not be removed. Delete those that point to ${ctx.env.APP_URL}/hooks/${row.id} ${row.kind === "SHOP" ? "in the shop" : `at ${providerName(ctx, row)}`}.`;
  await inTransactionBy(ctx, actor, async (tx) => {
    // If somebody connected it again in the meantime, it has a new subscription.
    if ((await lockConnection(tx, actor, row.id)).state !== "DISCONNECTED") return;
    await changeConnection(tx, actor, { id: row.id, set: { warnings: [words] }, now: ctx.clock.now() });
    await noteHooksLeft(tx, { row, words });
  });
};

/** Prepares the call that unsubscribes. The call returns whether it worked. */
const prepare = (ctx: ServiceContext, row: Connection): (() => Promise<boolean>) => {
  const definition = ctx.providers.all.get(row.provider);
  if (definition === undefined) return async () => false;
  try {
    const { connection, flushCalls } = openConnection(ctx, row);
    return async () => {
      const isDone = await inTime({ provider: row.provider, http: connection.http }, (http) =>
        definition.unsubscribe({ ...connection, http }),
      ).then(
        () => true,
        (error: unknown) => {
          ctx.log.warn({ err: error, connection_id: row.id }, "a disconnected provider still sends its events");
          return false;
        },
      );
      await flushCalls();
      return isDone;
    };
  } catch (error) {
    ctx.log.warn({ err: error, connection_id: row.id }, "the values of a connection cannot be read");
    return async () => false;
  }
};

const withoutSecrets = (
  ctx: ServiceContext,
  { provider }: Connection,
  shown: Connection["shownValues"],
): Connection["shownValues"] => {
  const secrets = ctx.providers.all.get(provider)?.credentials.filter(({ kind }) => kind === "SECRET") ?? [];
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, secrets.some((each) => each.name === name) ? "" : value]),
  );
};
