import { readMailName } from "@/server/partners/mail-id";
import type { HookEvent, IncomingHook, OpenedConnection } from "@/server/partners/provider";
import type { ServiceEvent } from "./notice-service";
import { serviceOf } from "./services";

const LONGEST_WORDS = 500;

type Keys = Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>;

/** Returns whether a notice is from the connection's service. */
export const verifyHook = (hook: IncomingHook, { values, now = () => new Date() }: Keys): boolean =>
  serviceOf(values)?.verify(hook, { values, now: now() }) ?? false;

/** Does the same for services that sign with a certificate. @throws PartnerError when it can't be read */
export const confirmHook = async (
  hook: IncomingHook,
  connection: Pick<OpenedConnection, "http" | "values" | "now">,
): Promise<boolean> => (await serviceOf(connection.values)?.confirm?.(hook, connection)) ?? true;

/**
 * Reads what a service reports about our emails. An account may send many other emails, of which only the receipt of a
 * notice is stored.
 */
export const readHook = (hook: IncomingHook, connection?: Pick<OpenedConnection, "values">): readonly HookEvent[] => {
  const events = serviceOf(connection?.values ?? {})?.read(hook) ?? [];
  const ours = events.flatMap(toHookEvent);
  return ours.length > 0 ? ours : [OTHER];
};

const OTHER: HookEvent = {
  ...{ eventId: "other", topic: "IGNORED", name: "other emails and events", subject: "", occurredAt: null },
};

const toHookEvent = ({ id, name, at, reference, messageId, kind, code = 0, words = "" }: ServiceEvent): HookEvent[] => {
  const mail = readMailName({ reference, messageId });
  if (mail === null || kind === null) return [];
  const said = words.replaceAll("\u0000", "").toWellFormed().replace(/\s+/g, " ").trim().slice(0, LONGEST_WORDS);
  return [
    {
      ...{ eventId: id, topic: "MAIL", name, subject: mail.id, occurredAt: at?.toISOString() ?? null },
      mail: { kind, attempt: mail.attempt, code, words: said },
    },
  ];
};
