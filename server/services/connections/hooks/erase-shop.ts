import { listSyncedEmails } from "@/server/db/people/synced-people";
import type { Connection } from "@/server/domain/connections/types";
import type { ServiceContext } from "../../context";
import type { RenderBody } from "../../webhooks/relay-outbox";
import { eraseEmails } from "./erase-customer";

/** People erased per turn, so that other events can run in between. */
const BATCH = 50;

/**
 * Erases all customers in a shop's orders in batches, because the shop closed or removed the app for good and requested
 * it. @throws Problem FAILED_PRECONDITION while there are open returns
 */
export const eraseShop = async (
  ctx: ServiceContext,
  { connection, render }: { connection: Connection; render: RenderBody },
): Promise<"DONE" | "MORE"> => {
  const emails = await listSyncedEmails(ctx.db, { connectionId: connection.id, platformOrderIds: null, limit: BATCH });
  await eraseEmails(ctx, { connection, emails, render });
  return emails.length < BATCH ? "DONE" : "MORE";
};
