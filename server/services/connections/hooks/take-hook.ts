import { noteForgedHook } from "@/server/db/connections/connection-calls";
import { findConnection } from "@/server/db/connections/connections";
import { insertHookEvents } from "@/server/db/connections/hook-events";
import { inTransaction } from "@/server/db/transaction";
import type { Connection } from "@/server/domain/connections/types";
import type { HookEvent, IncomingHook, OpenedConnection, ProviderDefinition } from "@/server/partners/provider";
import type { ServiceContext } from "../../context";
import { askingProvider, inTime } from "../asking-provider";
import { openConnection } from "../open-connection";

export type HookAnswer = "STORED" | "NOT_FOUND" | "GONE" | "FORGED" | "UNREADABLE";

/** Mail services group up to some thousand events in one request; larger requests are rejected. */
const MOST_EVENTS = 5_000;

/**
 * Stores the events of a connected shop once their signature is verified. Each event is stored once, however often it
 * is sent; processing happens later. A wrong signature is recorded in the call log, at most once a minute.
 */
export const takeHook = async (
  ctx: ServiceContext,
  { connectionId, hook }: { connectionId: string; hook: IncomingHook },
): Promise<HookAnswer> => {
  const row = await findConnection(ctx.db, connectionId);
  const definition = row === null ? undefined : ctx.providers.all.get(row.provider);
  if (row === null || definition === undefined) return "NOT_FOUND";
  if (row.state === "DISCONNECTED") return "GONE";
  const now = ctx.clock.now();
  if (!(await isGenuine(ctx, { row, definition, hook }))) {
    ctx.log.warn({ connection_id: row.id, bytes: hook.body.byteLength }, "an event with a wrong signature was refused");
    await noteForgedHook(ctx.db, { groupId: row.groupId, connectionId: row.id, bytes: hook.body.byteLength, now });
    return "FORGED";
  }
  const events = read(definition, hook, openConnection(ctx, row).connection);
  if (events === null || events.length > MOST_EVENTS) return "UNREADABLE";
  const { groupId } = row;
  const rows = events.map((event) => ({
    ...{ id: ctx.ids.next("hkv"), groupId, connectionId, topic: event.topic },
    providerEventId: storable(event.eventId),
    name: storable(event.name),
    subject: storable(event.subject),
    person: event.person === undefined ? null : { ...event.person, email: storable(event.person.email) },
    mail: event.mail === undefined ? null : { ...event.mail, words: storable(event.mail.words) },
    bill: event.bill === undefined ? null : { ...event.bill, reason: storable(event.bill.reason) },
    occurredAt: timeOf(event.occurredAt),
  }));
  await inTransaction(ctx, (tx) => insertHookEvents(tx, { rows, now }));
  if (rows.some(({ topic }) => topic !== "IGNORED")) ctx.wake("hooks");
  return "STORED";
};

type Asked = { row: Connection; definition: ProviderDefinition; hook: IncomingHook };

/**
 * Some signatures need a certificate of the provider. @throws Problem UNAVAILABLE when it can't be loaded: the provider
 * sends the event again
 */
const isGenuine = async (ctx: ServiceContext, { row, definition, hook }: Asked): Promise<boolean> => {
  const { connection, flushCalls } = openConnection(ctx, row);
  if (!definition.verifyHook(hook, connection)) return false;
  if (definition.confirmHook === undefined) return true;
  try {
    return await askingProvider(() =>
      inTime({ provider: row.provider, http: connection.http }, (http) =>
        Promise.resolve(definition.confirmHook?.(hook, { ...connection, http }) ?? false),
      ),
    );
  } finally {
    await flushCalls();
  }
};

const read = (
  definition: ProviderDefinition,
  hook: IncomingHook,
  connection: OpenedConnection,
): readonly HookEvent[] | null => {
  try {
    return definition.readHook(hook, connection);
  } catch {
    return null;
  }
};

const LONGEST = 500;

const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed().slice(0, LONGEST);

const timeOf = (time: string | null): string | null => {
  const ms = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};
