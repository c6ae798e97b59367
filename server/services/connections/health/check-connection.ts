import type { AttentionReason } from "@/contract/vocabulary/connection";
import { postponeCheck } from "@/server/db/connections/connection-checks";
import { wakeConnectionWork } from "@/server/db/connections/connection-overview";
import {
  type ConnectionChange,
  changeConnection,
  lockConnection,
  recordAnswer,
  recordAttention,
  recordFailure,
} from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import { pauseAfterFailure } from "@/server/domain/connections/health";
import type { Connection } from "@/server/domain/connections/types";
import { versionWarning } from "@/server/domain/connections/version-warning";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectedAccount, ConnectionValues, ProviderDefinition } from "@/server/partners/provider";
import type { Provider } from "@/server/partners/providers";
import type { ServiceContext } from "@/server/services/context";
import { accountColumns } from "../account-columns";
import { inTime } from "../asking-provider";
import { requireProvider } from "../check-values";
import { type Opened, openConnection } from "../open-connection";
import { NO_EVENTS, subscribeConnection } from "../subscribe-connection";
import { tellOfVersion } from "./send-connection-notices";

const HOUR_MS = 3_600_000;
const SOON_MS = 600_000;

/**
 * Asks a provider for its account and subscribes again if its events stopped. The result is stored: a connection that
 * works again is marked as connected and its waiting work resumes; one that is refused shows why. Never throws because
 * of the provider.
 */
export const checkConnection = async (ctx: ServiceContext, row: Connection): Promise<void> => {
  const definition = requireProvider(ctx, row.provider);
  const opened = openConnection(ctx, row);
  try {
    const { values, http } = opened.connection;
    const account = await inTime({ provider: row.provider, http }, (bounded) =>
      definition.connect({ values, http: bounded, now: ctx.clock.now() }),
    );
    const attention = attentionOf(row, account) ?? (await attentionOfEvents(ctx, { row, definition, opened }));
    await keepAnswer(ctx, row, { definition, values, account, attention });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await keepFailure(ctx, row, error);
  } finally {
    await opened.flushCalls();
  }
};

type Attention = { reason: AttentionReason; error: string };

const attentionOf = (row: Connection, { accountId, accountName }: ConnectedAccount): Attention | null =>
  accountId === row.accountId
    ? null
    : {
        reason: "CREDENTIALS_REFUSED",
        error: `The credentials now belong to ${accountName}. Enter those of ${row.accountName}.`,
      };

/** If events never came, keeps the warning and subscribes again. If they stopped, asks for attention. */
const attentionOfEvents = async (
  ctx: ServiceContext,
  { row, definition, opened }: { row: Connection; definition: ProviderDefinition; opened: Opened },
): Promise<Attention | null> => {
  const { connection } = opened;
  const isSubscribed = await inTime({ provider: row.provider, http: connection.http }, (http) =>
    definition.isSubscribed({ ...connection, http }),
  );
  if (isSubscribed) return null;
  const neverCame = row.warnings.some((each) => each.startsWith(NO_EVENTS));
  if ((await subscribeConnection(ctx, row)) || neverCame) return null;
  const error = `${definition.displayName} no longer sends its events here, and asking again failed. Orders are read once an hour.`;
  return { reason: "WEBHOOKS_REMOVED", error };
};

type Answered = {
  definition: Provider;
  values: ConnectionValues;
  account: ConnectedAccount;
  attention: Attention | null;
};

const keepAnswer = async (
  ctx: ServiceContext,
  { id, groupId, version: tested, warnings: before }: Connection,
  { definition, values, account, attention }: Answered,
): Promise<void> => {
  const actor = systemActor(groupId);
  const now = ctx.clock.now();
  const dueAt = new Date(now.getTime() + (attention === null ? HOUR_MS : SOON_MS));
  const version = versionWarning(definition.displayName, account.versionEndsOn, now);
  const isNews = version.some((each) => !before.includes(each));
  await inTransaction(ctx, async (tx) => {
    const row = await lockConnection(tx, actor, id);
    if (row.state === "DISCONNECTED") return;
    // Somebody may have subscribed in the meantime. Values other than the tested ones need another test.
    if (row.version > tested + 1) return postponeCheck(tx, { id, dueAt: now });
    await recordAnswer(tx, { id, now });
    await postponeCheck(tx, { id, dueAt });
    const { shownValues: _, warnings: found, ...columns } = accountColumns({ definition, values, account }, now);
    const warnings = [...found, ...row.warnings.filter((each) => each.startsWith(NO_EVENTS))];
    const state =
      attention === null
        ? ({ state: "CONNECTED", attentionReason: "", lastError: "" } as const)
        : ({ state: "NEEDS_ATTENTION", attentionReason: attention.reason, lastError: attention.error } as const);
    const set: ConnectionChange = { ...columns, warnings, ...(row.state === "CONNECTED" && !attention ? {} : state) };
    if (isAsBefore(row, set)) return;
    await changeConnection(tx, actor, { id, set, now });
    if (row.state === "NEEDS_ATTENTION" && attention === null) await wakeConnectionWork(tx, row);
  });
  ctx.wake("activities");
  ctx.wake("syncs");
  if (isNews) await tellOfVersion(ctx, { id, words: version.join(" ") });
};

const isAsBefore = (row: Connection, set: ConnectionChange): boolean =>
  Object.entries(set).every(([name, value]) => JSON.stringify(row[name as keyof Connection]) === JSON.stringify(value));

const keepFailure = async (ctx: ServiceContext, row: Connection, error: PartnerError): Promise<void> => {
  const { id } = row;
  const now = ctx.clock.now();
  const { kind, message, retryAfterSeconds } = error;
  await postponeCheck(ctx.db, { id, dueAt: new Date(now.getTime() + SOON_MS) });
  if (kind === "UNAUTHORIZED" || kind === "REFUSED") {
    const reason = kind === "UNAUTHORIZED" ? error.attention : "CREDENTIALS_REFUSED";
    await recordAttention(ctx.db, { id, reason, error: message, now });
    return;
  }
  const wanted = retryAfterSeconds === undefined ? null : new Date(now.getTime() + retryAfterSeconds * 1_000);
  const isCounted = kind === "UNAVAILABLE";
  const pausedUntil = wanted ?? (isCounted ? pauseAfterFailure(row, now) : null);
  await recordFailure(ctx.db, { id, error: message, pausedUntil, isCounted, now });
};
