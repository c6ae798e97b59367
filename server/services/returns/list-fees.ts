import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { type DraftFee, draftFees } from "@/server/domain/returns/draft-fees";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { countryOfReturn, findMethod } from "@/server/domain/returns/return-methods";
import type { DraftDelivery } from "@/server/domain/returns/types";
import type { ReturnOption } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";
import { listReturnOptions } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import type { LoadedIntent } from "../intents/load-intent";

type ListedFee = DraftFee & { refundOption: RefundOption; returnMethod: ReturnMethod };

/** Lists every fee that a draft may cost, by outcome and return method. */
export const listFees = (ctx: ServiceContext, loaded: LoadedIntent): ListedFee[] => {
  const { store, intent, order } = loaded;
  const methods = listReturnOptions(ctx, store, countryOfReturn(order, intent.draft.delivery));
  return offeredRefundOptions(loaded).flatMap((refundOption) =>
    methods.flatMap((method) =>
      deciding(() => draftFees({ ...loaded, draft: intent.draft }, { method, refundOption })).map((fee) => ({
        ...fee,
        refundOption,
        returnMethod: method.returnMethod,
      })),
    ),
  );
};

/**
 * The shopper's part of a return method's price, in minor units: by a rule about return shipping, or else its flat fee.
 */
export const shippingFeeOf = (loaded: LoadedIntent, method: ReturnOption): number => {
  const fees = deciding(() => draftFees({ ...loaded, draft: loaded.intent.draft }, { method }));
  return fees.find(({ type }) => type === "SHIPPING_FEE")?.totalMinor ?? 0;
};

/**
 * Returns the fees of a draft with one return method. @throws Problem INVALID_ARGUMENT for a method that isn't offered
 */
export const feesOfMethod = (
  ctx: ServiceContext,
  loaded: LoadedIntent,
  named: Pick<DraftDelivery, "returnMethod" | "provider" | "carrier">,
): DraftFee[] => {
  const country = countryOfReturn(loaded.order, loaded.intent.draft.delivery);
  const offered = listReturnOptions(ctx, loaded.store, country);
  const configured = findMethod(named, loaded.store, country);
  const method = offered.find(
    (one) => one.returnMethod === configured?.returnMethod && one.carrier === configured.carrier,
  );
  if (method === undefined)
    throw invalidField("return_method", `one of ${offered.map((one) => one.returnMethod).join(", ")}`);
  return deciding(() => draftFees({ ...loaded, draft: loaded.intent.draft }, { method }));
};
