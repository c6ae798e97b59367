import { listSyncedEmails } from "@/server/db/people/synced-people";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { eraseShopper } from "../../personal-data/erase-shopper";
import type { RenderBody } from "../../webhooks/relay-outbox";

type Person = { email: string; orderIds: readonly string[] } | null;

/**
 * The shop asks to forget a customer: everything under their address in this store, and under those of the orders that it
 * names. @throws Problem FAILED_PRECONDITION while a return of theirs is under way
 */
export const eraseCustomer = async (
  ctx: ServiceContext,
  { connection, person, render }: { connection: Connection; person: Person; render: RenderBody },
): Promise<void> => {
  const platformOrderIds = person?.orderIds ?? [];
  const ofOrders = await listSyncedEmails(ctx.db, { connectionId: connection.id, platformOrderIds, limit: 1_000 });
  await eraseEmails(ctx, { connection, emails: [person?.email ?? "", ...ofOrders], render });
};

/** Everybody who can be is forgotten, before it is said that somebody cannot be yet. */
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
      // Nothing is kept of them: then there is nothing to forget.
      else if (error.reason !== "NOT_FOUND") throw error;
    }
  }
  if (held !== null) throw held;
};
