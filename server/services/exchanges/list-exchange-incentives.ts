import type { ExchangeIncentive } from "@/server/domain/exchanges/exchange-incentives";
import { earnedIncentives } from "@/server/domain/returns/draft-exchanges";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";
import { requireEntry } from "./ask-exchange";

export type IncentiveQuestion = {
  returnId: string;
  lineItemId: string | undefined;
  returnReason: string | undefined;
  orderId: string | undefined;
  country: string | undefined;
};

/**
 * Lists the store's incentives for exchanging an item, or all items of the draft (decisions, section 6).
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with the rule in words when the item can't be returned
 */
export const listExchangeIncentives = async (
  ctx: ServiceContext,
  { actor, question }: { actor: Actor; question: IncentiveQuestion },
): Promise<ExchangeIncentive[]> => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: question.returnId, now: ctx.clock.now() });
  requireOrder(loaded, question.orderId);
  const { country, returnReason } = question;
  const items = askedItems(loaded, question).map((item) => ({
    ...{ lineItemId: item.lineItemId, quantity: item.quantity, returnReason: returnReason ?? item.returnReason },
    ...(country === undefined ? {} : { country }),
  }));
  return deciding(() => earnedIncentives(loaded, items));
};

const requireOrder = ({ order }: LoadedIntent, orderId: string | undefined): void => {
  if (orderId === undefined || orderId === "") return;
  if (![order.id, order.platformOrderId, order.orderNumber, order.name].includes(orderId)) throw notFound("order");
};

const askedItems = (loaded: LoadedIntent, { lineItemId, returnReason }: IncentiveQuestion) => {
  const { items } = loaded.intent.draft;
  if (lineItemId === undefined || lineItemId === "") return items;
  const { line } = requireEntry(loaded, lineItemId);
  const chosen = items.find((item) => item.lineItemId === line.id);
  return [chosen ?? { lineItemId: line.id, quantity: 1, returnReason: returnReason ?? "" }];
};
