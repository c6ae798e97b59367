import { listSyncedEmails } from "@/server/db/people/synced-people";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { eraseShopper } from "../../personal-data/erase-shopper";
import type { RenderBody } from "../../webhooks/relay-outbox";

type Person = { email: string; orderIds: readonly string[] } | null;

/**
 * Erases a customer at the shop's request: everything in this store under their address and under those of the orders
 * that the request names. @throws Problem FAILED_PRECONDITION while they have an open return
 */
export const eraseCustomer = async (
  ctx: ServiceContext,
  { connection, person, render }: { connection: Connection; person: Person; render: RenderBody },
): Promise<void> => {
  const platformOrderIds = person?.orderIds ?? [];
  const ofOrders = await listSyncedEmails(ctx.db, { connectionId: connection.id, platformOrderIds, limit: 1_000 });
  await eraseEmails(ctx, { connection, emails: [person?.email ?? "", ...ofOrders], render });
};

/** Erases everybody who can be erased before reporting who can't be yet. */
export const eraseEmails = async (
  ctx: ServiceContext,
  { connection, emails, render }: { connection: Connection; emails: readonly string[]; render: RenderBody },
): Promise<void> => {
  const actor = { ...systemActor(connection.groupId), ecommerceIds: [connection.ecommerceId] };
  let held: Problem | null = null;
  for (const email of new Set(emails.map((one) => one.trim().toLowerCase()))) {
    if (email === "") continue;
    try {
      await eraseShopper(ctx, { actor, email, confirmation: email, reason: "The connected shop asked for it", render });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.reason === "FAILED_PRECONDITION") held = error;
      // NOT_FOUND means that there is no data to erase.
      else if (error.reason !== "NOT_FOUND") throw error;
    }
  }
  if (held !== null) throw held;
};
