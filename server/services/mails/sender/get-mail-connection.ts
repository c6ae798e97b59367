import { getConnection } from "@/server/db/connections/connections";
import type { Connection } from "@/server/domain/connections/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { MailProvider } from "@/server/partners/mail-provider";
import { requireConnected } from "../../connections/require-connected";
import type { ServiceContext } from "../../context";

/** Returns a connection that sends email. @throws Problem NOT_FOUND, FAILED_PRECONDITION when it is disconnected */
export const getMailConnection = async (
  ctx: Pick<ServiceContext, "db" | "providers">,
  { actor, connectionId }: { actor: Actor; connectionId: string },
): Promise<{ row: Connection; definition: MailProvider }> => {
  const row = requireConnected(await getConnection(ctx.db, actor, connectionId));
  const definition = ctx.providers.all.get(row.provider);
  if (definition?.kind !== "MAIL") throw notFound("sender");
  return { row, definition };
};
