import { findForgedHook } from "@/server/db/connections/connection-calls";
import { countHookBacklog } from "@/server/db/connections/connection-overview";
import type { Actor } from "@/server/kernel/actor";
import type { NoticeSetup } from "@/server/partners/mail-provider";
import { openConnection } from "../../connections/open-connection";
import type { ServiceContext } from "../../context";
import { getMailConnection } from "./get-mail-connection";

type Shown = NoticeSetup & { lastReceivedAt: string | null; refusedAt: string | null };

/**
 * Returns the notification setup at the email service of a connection, with the time of its last event; null when no
 * service is known.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the connection is disconnected
 */
export const readNotices = async (
  ctx: ServiceContext,
  { actor, connectionId }: { actor: Actor; connectionId: string },
): Promise<Shown | null> => {
  const { row, definition } = await getMailConnection(ctx, { actor, connectionId });
  const setup = definition.readNotices(openConnection(ctx, row).connection);
  if (setup === null) return null;
  const { lastReceivedAt } = await countHookBacklog(ctx.db, row.id);
  return { ...setup, lastReceivedAt, refusedAt: await findForgedHook(ctx.db, row.id) };
};
