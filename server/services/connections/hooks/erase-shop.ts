import { listSyncedEmails } from "@/server/db/people/synced-people";
import type { Connection } from "@/server/domain/connections/types";
import type { ServiceContext } from "../../context";
import type { RenderBody } from "../../webhooks/relay-outbox";
import { eraseEmails } from "./erase-customer";

/** People of one turn: other events go on in between. */
const BATCH = 50;

/**
 * The shop was closed, or took us out for good, and asks to forget all of its customers: those of its orders, some at a
 * time. @throws Problem FAILED_PRECONDITION while returns are under way
 */
export const eraseShop = async (
  ctx: ServiceContext,
  { connection, render }: { connection: Connection; render: RenderBody },
): Promise<"DONE" | "MORE"> => {
  const emails = await listSyncedEmails(ctx.db, { connectionId: connection.id, platformOrderIds: null, limit: BATCH });
  await eraseEmails(ctx, { connection, emails, render });
  return emails.length < BATCH ? "DONE" : "MORE";
};
