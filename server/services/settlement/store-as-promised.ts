import type { Tx } from "@/server/db/client";
import { findDaysInForce } from "@/server/db/money/send-within-days";
import { leftToStoreAt } from "@/server/domain/payouts/store-sends";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * Returns the store with the days within which it promised to send this return's refund: later setting changes don't
 * move a promised day.
 */
export const storeAsPromised = async (
  tx: Tx,
  scope: TenantScope,
  { store, process }: { store: Store; process: ReturnProcess },
): Promise<Store> => {
  const at = leftToStoreAt(process);
  if (at === null) return store;
  const days = await findDaysInForce(tx, scope, { ecommerceId: store.id, at });
  const { config } = store;
  const sendWithinDays = days ?? config.refunds.sendWithinDays;
  return { ...store, config: { ...config, refunds: { ...config.refunds, sendWithinDays } } };
};
