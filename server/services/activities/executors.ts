import type { ActivityName } from "@/contract/vocabulary/activity";
import type { ClaimedActivity } from "@/server/db/activities";
import type { ServiceContext } from "../context";
import { createLogisticOrder } from "./create-logistic-order";
import { issueStoreCredit } from "./issue-store-credit";
import { notifyShopper } from "./notify-shopper";
import { refundPayout } from "./refund-payout";

/** Does one activity and stores its result. Throws PartnerError or StillPending when it could not. */
export type Executor = (ctx: ServiceContext, activity: ClaimedActivity) => Promise<void>;

const EXECUTORS: Partial<Record<ActivityName, Executor>> = {
  CREATE_LOGISTIC_ORDER: createLogisticOrder,
  REFUND: refundPayout,
  ISSUE_STORE_CREDIT: issueStoreCredit,
  NOTIFY_SHOPPER: notifyShopper,
};

export const executorOf = (name: ActivityName): Executor => {
  const executor = EXECUTORS[name];
  if (executor === undefined) throw new Error(`Nothing knows how to do the activity ${name}.`);
  return executor;
};
