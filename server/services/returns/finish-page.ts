import { type PageCharge, postponePage } from "@/server/db/money/charge-pages";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { completeReturn } from "./complete-return";
import { giveBackAbandoned } from "./give-back-charges";
import { readPage } from "./read-page";

const HOUR_MS = 3_600_000;

/**
 * Creates the return of a shopper who paid on the provider's page and didn't come back. If it can't be created at the
 * price that was paid, the shopper has an hour to choose again; then the draft ends and the payment is refunded.
 * @throws PartnerError when the provider doesn't answer
 */
export const finishPage = async (ctx: ServiceContext, page: PageCharge): Promise<void> => {
  const { charge, groupId, returnId } = page;
  const status = await readPage(ctx, page);
  if (status === "EXPIRED") return end(ctx, page);
  if (status === "OPEN" || status === "PROCESSING") return postpone(ctx, page);
  try {
    await completeReturn(ctx, { actor: systemActor(groupId), returnId, quoteId: charge.quoteId, isPresent: false });
    return await end(ctx, page);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.info({ charge_id: charge.id, reason: error.reason }, "a return that was paid for could not be made");
  }
  return ageMs(ctx, page) > HOUR_MS ? giveBack(ctx, page) : postpone(ctx, page);
};

/** An unpaid page is checked less and less often until it expires. */
const postpone = (ctx: ServiceContext, page: PageCharge): Promise<void> => {
  const waitMs = Math.min(Math.max(ageMs(ctx, page), 60_000), HOUR_MS);
  return postponePage(ctx.db, { id: page.charge.id, seconds: waitMs / 1_000 });
};

const ageMs = ({ clock }: ServiceContext, { charge }: PageCharge): number =>
  clock.now().getTime() - Date.parse(charge.createdAt);

const end = (ctx: ServiceContext, { charge: { id } }: PageCharge): Promise<void> =>
  postponePage(ctx.db, { id, seconds: null });

const giveBack = async (ctx: ServiceContext, page: PageCharge): Promise<void> => {
  const { charge, groupId, returnId } = page;
  const charger = await ctx.partners.chargerOf(page, charge.connectionId);
  const actor = systemActor(groupId);
  const isBack = charger && (await giveBackAbandoned(ctx, { actor, returnId, charge, payments: charger.payments }));
  if (isBack) return end(ctx, page);
  await postpone(ctx, page);
};
