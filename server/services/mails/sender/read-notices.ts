import { findForgedHook } from "@/server/db/connections/connection-calls";
import { countHookBacklog } from "@/server/db/connections/connection-overview";
import type { Actor } from "@/server/kernel/actor";
import type { NoticeSetup } from "@/server/partners/mail-provider";
import { openConnection } from "../../connections/open-connection";
import type { ServiceContext } from "../../context";
import { getMailConnection } from "./get-mail-connection";

type Shown = NoticeSetup & { lastReceivedAt: string | null; refusedAt: string | null };

/**
 * What is set up at the mail service of a connection, with when it told something last; null where no service is known.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION where the connection is past
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
