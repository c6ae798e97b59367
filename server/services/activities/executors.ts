import type { ActivityName } from "@/contract/vocabulary/activity";
import { captureHold } from "./capture-hold";
import { checkFraud } from "./check-fraud";
import { createExchangeOrder } from "./create-exchange-order";
import { createLogisticOrder } from "./create-logistic-order";
import type { Executor } from "./executor";
import { issueGiftCard, issueStoreCredit } from "./issue-credit";
import { notifyShopper } from "./notify-shopper";
import { closePlatformReturn, openPlatformReturn } from "./platform-return";
import { refundPayout } from "./refund-payout";
import { releaseHold } from "./release-hold";
import { remindMerchant } from "./remind-merchant";
import { restockUnits } from "./restock-units";
import { schedulePickup } from "./schedule-pickup";

const EXECUTORS: Record<ActivityName, Executor> = {
  FRAUD_CHECK: checkFraud,
  AUTHORIZATION: remindMerchant,
  OPEN_PLATFORM_RETURN: openPlatformReturn,
  CLOSE_PLATFORM_RETURN: closePlatformReturn,
  CREATE_LOGISTIC_ORDER: createLogisticOrder,
  SCHEDULE_PICKUP: schedulePickup,
  REFUND: refundPayout,
  ISSUE_STORE_CREDIT: issueStoreCredit,
  ISSUE_GIFT_CARD: issueGiftCard,
  CREATE_EXCHANGE_ORDER: createExchangeOrder,
  CAPTURE_HOLD: captureHold,
  RELEASE_HOLD: releaseHold,
  RESTOCK: restockUnits,
  NOTIFY_SHOPPER: notifyShopper,
};

export const executorOf = (name: ActivityName): Executor => EXECUTORS[name];
