import type { ActivityName } from "@/contract/vocabulary/activity";
import { createLogisticOrder } from "./create-logistic-order";
import type { Executor } from "./executor";
import { issueGiftCard, issueStoreCredit } from "./issue-credit";
import { notifyShopper } from "./notify-shopper";
import { refundPayout } from "./refund-payout";

const EXECUTORS: Partial<Record<ActivityName, Executor>> = {
  CREATE_LOGISTIC_ORDER: createLogisticOrder,
  REFUND: refundPayout,
  ISSUE_STORE_CREDIT: issueStoreCredit,
  ISSUE_GIFT_CARD: issueGiftCard,
  NOTIFY_SHOPPER: notifyShopper,
};

export const executorOf = (name: ActivityName): Executor => {
  const executor = EXECUTORS[name];
  if (executor === undefined) throw new Error(`Nothing knows how to do the activity ${name}.`);
  return executor;
};
