import * as contract from "@/contract/storefront/options";
import { countryOfReturn } from "@/server/domain/returns/return-ways";
import { nearestStores } from "@/server/domain/shipping/nearest-stores";
import { presentAddress } from "@/server/presenters/address";
import { presentAmount } from "@/server/presenters/money";
import { chooseReturnOption as choose } from "@/server/services/intents/choose-return-option";
import { intentWords } from "@/server/services/intents/intent-rules";
import { loadIntent } from "@/server/services/intents/load-intent";
import { feesOfWay, listFees, shippingFeeOf } from "@/server/services/returns/list-fees";
import { listReturnOptions as listOptions } from "@/server/services/returns/list-return-options";
import { refundDestinations } from "@/server/services/returns/refund-destinations";
import { implement } from "../implement";
import { readAddress } from "../read-address";

const LABELS = {
  NO_RETURN_METHOD: "No shipment",
  HOME_PICK_UP: "Have it picked up at home",
  DROP_OFF_POINT: "Drop it off",
  DELIVERY_PICKUP: "Hand it to the courier",
  IN_STORE: "Bring it to our shop",
} as const;

export const listReturnOptions = implement(contract.listReturnOptions, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.return_id, now: ctx.clock.now() });
  const { store, order, intent } = loaded;
  const country = countryOfReturn(order, intent.draft.delivery);
  return {
    return_options: listOptions(ctx, store, country).map((option) => ({
      return_method: option.returnMethod,
      provider: option.provider,
      carrier: option.carrier,
      carrier_name: option.carrierName,
      label: LABELS[option.returnMethod],
      total_fee: presentAmount(shippingFeeOf(loaded, option)),
      currency: order.currency,
      needs_printer: option.needsPrinter,
      needs_box: option.needsBox,
      pickup_slots: option.pickupSlots,
      store_list_url: option.returnMethod === "IN_STORE" ? store.config.logistics.storeListUrl : "",
    })),
  };
});

export const chooseReturnOption = implement(contract.chooseReturnOption, async ({ ctx, actor, input }) => {
  const { return_id, return_method, provider, carrier, pickup_date, pickup_range, pickup_address } = input;
  const { intent } = await choose(ctx, {
    actor,
    returnId: return_id,
    input: {
      returnMethod: return_method,
      provider,
      carrier,
      pickupDate: pickup_date,
      pickupRange: pickup_range,
      pickupAddress: pickup_address === undefined ? null : readAddress(pickup_address),
    },
  });
  return { return_id, return_method, carrier: intent.draft.delivery?.carrier ?? "" };
});

export const listRefundOptions = implement(contract.listRefundOptions, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.return_id, now: ctx.clock.now() });
  const { store, payments, intent } = loaded;
  const bankAccountMask = intent.draft.bankAccount?.mask ?? "";
  return {
    timings: refundDestinations({ store, payments, bankAccountMask }).map(
      ({ refundOption, timing, destination, minDays, maxDays }) => ({
        refund_option: refundOption,
        timing,
        min_days: minDays,
        max_days: maxDays,
        destination,
      }),
    ),
  };
});

export const listReturnFees = implement(contract.listReturnFees, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.return_id, now: ctx.clock.now() });
  const words = intentWords(loaded);
  return {
    currency: loaded.order.currency,
    fees: listFees(ctx, loaded).map(({ refundOption, returnMethod, type, totalMinor, why }) => ({
      refund_option: refundOption,
      return_method: returnMethod,
      fee_type: type,
      total: presentAmount(totalMinor),
      why: words.fee({ type, why }),
    })),
  };
});

export const getReturnFees = implement(contract.getReturnFees, async ({ ctx, actor, input }) => {
  const { return_id: returnId, return_method: returnMethod, provider, carrier } = input;
  const loaded = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const fees = feesOfWay(ctx, loaded, { returnMethod, provider, carrier });
  const words = intentWords(loaded);
  return {
    currency: loaded.order.currency,
    fees: fees.map(({ type, totalMinor, why }) => ({
      fee_type: type,
      total: presentAmount(totalMinor),
      why: words.fee({ type, why }),
    })),
    total: presentAmount(fees.reduce((sum, { totalMinor }) => sum + totalMinor, 0)),
  };
});

export const listReturnStores = implement(contract.listReturnStores, async ({ ctx, actor, input }) => {
  const { store, order, intent } = await loadIntent(ctx.db, {
    actor,
    returnId: input.return_id,
    now: ctx.clock.now(),
  });
  const { delivery } = intent.draft;
  const offered = listOptions(ctx, store, countryOfReturn(order, delivery));
  const isOffered = offered.some(({ returnMethod }) => returnMethod === "IN_STORE");
  const from = delivery?.pickupAddress ?? order.shippingAddress;
  const stores = (isOffered ? nearestStores(store.config.logistics.returnStores, from) : []).map(
    ({ id, name, address }) => ({ store_id: id, name, address: presentAddress(address) }),
  );
  return { in_store_available: stores.length > 0, closest_store: stores[0] ?? null, stores };
});
