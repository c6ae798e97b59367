import * as contract from "@/contract/storefront/options";
import { parcelLimit } from "@/contract/vocabulary/parcels";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import { sentPieces } from "@/server/domain/returns/sent-items";
import { nearestStores } from "@/server/domain/shipping/nearest-stores";
import { parcelCountOf } from "@/server/domain/shipping/parcels";
import { presentAddress, presentCorrectedAddress } from "@/server/presenters/address";
import { presentAmount } from "@/server/presenters/money";
import { handOverFrom, presentReturnOption } from "@/server/presenters/return-option";
import { presentReturnStore } from "@/server/presenters/return-store";
import { listReturnOptions as listOptions } from "@/server/services/carriers/list-return-options";
import { intentWords } from "@/server/services/intents/intent-rules";
import { loadIntent } from "@/server/services/intents/load-intent";
import { refundDestinations } from "@/server/services/payments/refund-destinations";
import { chooseReturnOption as choose } from "@/server/services/returns/choose-return-option";
import { feesOfMethod, listFees, shippingFeeOf } from "@/server/services/returns/list-fees";
import { priceLabels } from "@/server/services/shipping/price-labels";
import { implement } from "../implement";
import { readAddress } from "../read-address";

export const listReturnOptions = implement(contract.listReturnOptions, async ({ ctx, actor, input }) => {
  const now = ctx.clock.now();
  const draft = await loadIntent(ctx.db, { actor, returnId: input.returnId, now });
  const loaded = await priceLabels(ctx, { actor, loaded: draft });
  const { store, order, intent } = loaded;
  const handOver = handOverFrom(store, now);
  const options = listOptions(ctx, store, countryOfReturn(order, intent.draft.delivery));
  const isLabeled = options.some(({ labelSource }) => labelSource === "CARRIER");
  return {
    returnOptions: options
      .map((option) => ({ option, feeMinor: shippingFeeOf(loaded, option) }))
      .sort((one, other) => one.feeMinor - other.feeMinor)
      .map(({ option, feeMinor }) =>
        presentReturnOption(option, { feeMinor, currency: order.currency, store, handOver }),
      ),
    pickupAddress: isLabeled ? presentAddress(order.shippingAddress) : null,
    maxParcelCount: parcelLimit(sentPieces(loaded)),
    parcelCount: parcelCountOf(intent.draft.delivery, sentPieces(loaded)),
  };
});

export const chooseReturnOption = implement(contract.chooseReturnOption, async ({ ctx, actor, input }) => {
  const { returnId, returnMethod, provider, carrier, pickupDate, pickupRange, pickupAddress, addressChoice } = input;
  const { intent } = await choose(ctx, {
    actor,
    returnId,
    input: {
      returnMethod,
      provider,
      carrier,
      pickupDate,
      pickupRange,
      pickupAddress: pickupAddress === undefined ? null : readAddress(pickupAddress),
      addressChoice,
      parcelCount: input.parcelCount,
    },
  });
  const { delivery } = intent.draft;
  return {
    ...{ returnId, returnMethod, carrier: delivery?.carrier ?? "", parcelCount: delivery?.parcelCount ?? 1 },
    ...presentCorrectedAddress(delivery),
  };
});

export const listRefundTimings = implement(contract.listRefundTimings, async ({ ctx, actor, input }) => {
  const loaded = await loadIntent(ctx.db, { actor, returnId: input.returnId, now: ctx.clock.now() });
  const { store, payments, intent } = loaded;
  const bankAccountMask = intent.draft.bankAccount?.mask ?? "";
  const { order } = loaded;
  const destinations = await refundDestinations(ctx, { store, order, payments, bankAccountMask });
  return {
    timings: destinations.map(({ refundOption, timing, destination, minDays, maxDays }) => ({
      refundOption,
      timing,
      minDays,
      maxDays,
      destination,
    })),
  };
});

export const listReturnFees = implement(contract.listReturnFees, async ({ ctx, actor, input }) => {
  const draft = await loadIntent(ctx.db, { actor, returnId: input.returnId, now: ctx.clock.now() });
  const loaded = await priceLabels(ctx, { actor, loaded: draft });
  const words = intentWords(loaded);
  return {
    currency: loaded.order.currency,
    fees: listFees(ctx, loaded).map(({ refundOption, returnMethod, type, totalMinor, why }) => ({
      refundOption,
      returnMethod,
      feeType: type,
      total: presentAmount(totalMinor),
      why: words.fee({ type, why }),
    })),
  };
});

export const getReturnFees = implement(contract.getReturnFees, async ({ ctx, actor, input }) => {
  const { returnId, returnMethod, provider, carrier } = input;
  const draft = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const loaded = await priceLabels(ctx, { actor, loaded: draft });
  const fees = feesOfMethod(ctx, loaded, { returnMethod, provider, carrier });
  const words = intentWords(loaded);
  return {
    currency: loaded.order.currency,
    fees: fees.map(({ type, totalMinor, why }) => ({
      feeType: type,
      total: presentAmount(totalMinor),
      why: words.fee({ type, why }),
    })),
    total: presentAmount(fees.reduce((sum, { totalMinor }) => sum + totalMinor, 0)),
  };
});

export const listReturnStores = implement(contract.listReturnStores, async ({ ctx, actor, input }) => {
  const { store, order, intent } = await loadIntent(ctx.db, {
    actor,
    returnId: input.returnId,
    now: ctx.clock.now(),
  });
  const { delivery } = intent.draft;
  const offered = listOptions(ctx, store, countryOfReturn(order, delivery));
  const isOffered = offered.some(({ returnMethod }) => returnMethod === "IN_STORE");
  const known = delivery?.pickupAddress ?? order.shippingAddress;
  // The postal code determines the location; the town of the delivery address would outweigh it.
  const from = input.postcode.trim() === "" ? known : { ...known, city: "", postcode: input.postcode };
  const stores = (isOffered ? nearestStores(store.config.logistics.returnStores, from) : []).map(presentReturnStore);
  return { inStoreAvailable: stores.length > 0, closestStore: stores[0] ?? null, stores };
});
