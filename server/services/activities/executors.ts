import type { ActivityName } from "@/contract/vocabulary/activity";
import { createExchangeOrder } from "./create-exchange-order";
import { createLogisticOrder } from "./create-logistic-order";
import type { Executor } from "./executor";
import { issueGiftCard, issueStoreCredit } from "./issue-credit";
import { notifyShopper } from "./notify-shopper";
import { refundPayout } from "./refund-payout";
import { restockUnits } from "./restock-units";

const EXECUTORS: Partial<Record<ActivityName, Executor>> = {
  CREATE_LOGISTIC_ORDER: createLogisticOrder,
  REFUND: refundPayout,
  ISSUE_STORE_CREDIT: issueStoreCredit,
  ISSUE_GIFT_CARD: issueGiftCard,
  CREATE_EXCHANGE_ORDER: createExchangeOrder,
  RESTOCK: restockUnits,
  NOTIFY_SHOPPER: notifyShopper,
};

export const executorOf = (name: ActivityName): Executor => {
  const executor = EXECUTORS[name];
  if (executor === undefined) throw new Error(`Nothing knows how to do the activity ${name}.`);
  return executor;
};
