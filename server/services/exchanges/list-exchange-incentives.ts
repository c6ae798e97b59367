import { returnedItem } from "@/server/domain/exchanges/draft-exchanges";
import { type ExchangeIncentive, exchangeIncentives } from "@/server/domain/exchanges/exchange-incentives";
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
 * What the store adds for exchanging an item, or all items of the draft (decisions, section 6).
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with the rule in words where nothing of the item can be returned
 */
export const listExchangeIncentives = async (
  ctx: ServiceContext,
  { actor, question }: { actor: Actor; question: IncentiveQuestion },
): Promise<ExchangeIncentive[]> => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: question.returnId, now: ctx.clock.now() });
  const { order, store } = loaded;
  requireOrder(loaded, question.orderId);
  const items = askedItems(loaded, question);
  return deciding(() =>
    exchangeIncentives(store.config.exchange.incentives, {
      exchangeFlow: store.config.exchange.exchangeFlow,
      returnedMinor: items.reduce((sum, item) => sum + returnedItem(loaded, item).paidMinor, 0),
      currency: order.currency,
      reason: question.returnReason ?? items[0]?.returnReason ?? "",
      country: question.country ?? order.shippingAddress.countryCode,
    }),
  );
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
