import { setTimeout } from "node:timers/promises";
import type { PriceFallback } from "@/contract/vocabulary/label-price";
import { lockIntent, saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import { paysForShipping } from "@/server/domain/returns/draft-fees";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import { sentItems } from "@/server/domain/returns/sent-items";
import { senderAddress } from "@/server/domain/shipping/corrected-address";
import {
  feeOfLabel,
  findLabelPrice,
  isPriceFresh,
  isPriceOf,
  type KeptLabelPrice,
} from "@/server/domain/shipping/label-price";
import { contentsGrams } from "@/server/domain/shipping/parcel-lines";
import { parcelCountOf } from "@/server/domain/shipping/parcels";
import type { LabelPricing, ReturnOption } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { sha256Hex } from "@/server/kernel/crypto";
import { groupBy } from "@/server/kernel/group-by";
import { sumMinor } from "@/server/kernel/money";
import type { Rate } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { listReturnOptions } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import type { LoadedIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { draftDetails } from "./details-of";
import { findReturnAddress } from "./return-address";

/** The shopper waits for this; a method without a price by then costs its fallback price. */
const PATIENCE_MS = 3_000;
/** A provider that answers later than `PATIENCE_MS` is still heard: it is slow, not down. */
const TIMEOUT_MS = 15_000;

type PricedMethod = ReturnOption & { labelPricing: LabelPricing };
type Call = { actor: Actor; loaded: LoadedIntent };

/**
 * Returns the draft with the label prices of its return methods, if the shopper pays them and they aren't known yet.
 * All carriers are asked at once, outside any transaction, and their prices are stored with the draft (decision 0061).
 * A slow, unreachable or refusing carrier doesn't block the return: its method costs the fallback price, and the reason
 * is stored, too.
 */
export const priceLabels = async (ctx: ServiceContext, { actor, loaded }: Call): Promise<LoadedIntent> => {
  const open = methodsToPrice(ctx, loaded);
  if (open.length === 0) return loaded;
  const { intent, store, order } = loaded;
  const from = senderOf(loaded);
  const to = await findReturnAddress(ctx.db, actor, {
    ecommerceId: store.id,
    country: countryOfReturn(order, intent.draft.delivery),
  });
  const answers = await Promise.all(
    byQuestion(open).map((methods) =>
      to === null ? asFallback(methods, "NO_WAREHOUSE") : ask(ctx, { loaded, methods, from, to }),
    ),
  );
  const prices = answers.flat().map((answer) => keptPrice(loaded, answer));
  return inTransaction(ctx, async (tx) => {
    // The draft may have changed while the carriers were asked, so only the prices are written.
    const { draft: current } = await lockIntent(tx, actor, intent.id);
    const others = (current.labelPrices ?? []).filter((price) => !prices.some((fresh) => isPriceOf(fresh, price)));
    const labelPrices = [...others, ...prices];
    await saveDraft(tx, actor, { id: intent.id, draft: { ...current, labelPrices }, now: ctx.clock.now() });
    return { ...loaded, intent: { ...intent, draft: { ...intent.draft, labelPrices } } };
  });
};

/** The methods priced by their label whose price isn't known for this parcel; none when the store pays. */
const methodsToPrice = (ctx: ServiceContext, loaded: LoadedIntent): PricedMethod[] => {
  const { intent, store, order, now } = loaded;
  const { draft } = intent;
  if (draft.items.length === 0) return [];
  const priced = listReturnOptions(ctx, store, countryOfReturn(order, draft.delivery)).filter(isPricedByLabel);
  return priced.filter((method) => {
    const kept = findLabelPrice(draft.labelPrices, method);
    const isFresh = isPriceFresh(kept, { askedFor: askedFor(loaded, method), now });
    return !isFresh && paysForShipping({ ...loaded, draft }, method);
  });
};

const isPricedByLabel = <T extends ReturnOption>(method: T): method is T & PricedMethod =>
  method.labelPricing !== undefined;

const senderOf = ({ intent, order }: LoadedIntent): PostalAddress =>
  senderAddress(intent.draft.delivery, order, { isGift: intent.draft.gift !== undefined });

/** The place that a price applies to: another spelling of the same address needs no new price. */
const placeOf = (loaded: LoadedIntent): PostalAddress => {
  const { delivery } = loaded.intent.draft;
  return delivery?.corrected?.choice === "NORMALIZED"
    ? (delivery.pickupAddress ?? loaded.order.shippingAddress)
    : senderOf(loaded);
};

/**
 * Identifies a price request: another address, parcel or setting is another request. The address is stored as a digest
 * salted with the return.
 */
const askedFor = (loaded: LoadedIntent, { feeMinor, labelPricing }: PricedMethod): string => {
  const sent = sentItems({ ...loaded, draft: loaded.intent.draft }).map(({ lineItemId, quantity }) => [
    lineItemId,
    quantity,
  ]);
  const pieces = sent.reduce((sum, [, quantity]) => sum + Number(quantity), 0);
  const parcels = parcelCountOf(loaded.intent.draft.delivery, pieces);
  const parts = [loaded.intent.id, placeOf(loaded), sent, feeMinor, labelPricing, ...(parcels > 1 ? [parcels] : [])];
  return sha256Hex(JSON.stringify(parts)).slice(0, 16);
};

/** Each provider is asked for all its carriers at once. */
const byQuestion = (methods: readonly PricedMethod[]): PricedMethod[][] => [
  ...groupBy(methods, ({ provider, returnMethod }) => `${provider} ${returnMethod}`).values(),
];

/** `rates`: one per parcel, in order; null: not all of them are known. */
type Answer = { method: PricedMethod; rates: Rate[] | null; fallback: PriceFallback | null };
type Question = { loaded: LoadedIntent; methods: readonly PricedMethod[]; from: PostalAddress; to: PostalAddress };

const asFallback = (methods: readonly PricedMethod[], fallback: PriceFallback): Answer[] =>
  methods.map((method) => ({ method, rates: null, fallback }));

/** Each parcel has its own label and price: a method costs their sum. */
const ask = async (ctx: ServiceContext, { loaded, methods, from, to }: Question): Promise<Answer[]> => {
  const [first] = methods;
  if (first === undefined) return [];
  const { intent, order, store } = loaded;
  const { provider, returnMethod } = first;
  const carrier = await ctx.partners.carrier(partnerScopeOf(store), { provider, connectionId: null });
  if (carrier?.quoteRates === undefined) return asFallback(methods, "NO_PRICES");
  const { quoteRates } = carrier;
  const parcels = [...draftDetails(loaded, { from, to }).values()];
  try {
    const asked = parcels.map((details) =>
      quoteRates({
        ...{ returnMethod, carriers: methods.map((method) => method.carrier), from, to, details },
        weightGrams: contentsGrams(details.lines),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    const rates = await inTime(Promise.all(asked));
    if (rates === null) return asFallback(methods, "NO_ANSWER");
    return methods.map((method) => answerOf(method, { rates, currency: order.currency }));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    ctx.log.info({ provider, kind: error.kind, process_id: intent.id }, "the price of a label was not told");
    return asFallback(methods, error.kind === "REFUSED" ? "NO_SERVICE" : "NO_ANSWER");
  }
};

/** Null: not in time. Later results and failures are ignored. */
const inTime = async <T>(work: Promise<T>): Promise<T | null> => {
  const isOver = new AbortController();
  const late = setTimeout(PATIENCE_MS, null, { signal: isOver.signal }).catch(() => null);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    isOver.abort();
  }
};

type Told = { rates: readonly (readonly Rate[])[]; currency: string };

const answerOf = (method: PricedMethod, { rates: told, currency }: Told): Answer => {
  const rates = told.flatMap((ofParcel) => ofParcel.find(({ carrier }) => carrier === method.carrier) ?? []);
  if (rates.length === 0 || rates.length < told.length) return { method, rates: null, fallback: "NO_SERVICE" };
  // We guarantee no exchange rates.
  const isOurs = rates.every((rate) => rate.currency === currency);
  return isOurs ? { method, rates, fallback: null } : { method, rates: null, fallback: "OTHER_CURRENCY" };
};

const keptPrice = (loaded: LoadedIntent, { method, rates, fallback }: Answer): KeptLabelPrice => {
  const labelMinor = rates === null ? null : sumMinor(rates.map(({ amountMinor }) => amountMinor));
  const [first, ...further] = rates ?? [];
  return {
    ...{ returnMethod: method.returnMethod, provider: method.provider, carrier: method.carrier },
    feeMinor: labelMinor === null ? method.feeMinor : feeOfLabel(labelMinor, method.labelPricing),
    labelMinor,
    ...{ service: first?.service ?? "", serviceName: first?.serviceName ?? "", fallback },
    ...(further.length === 0 ? {} : { furtherServices: further.map(({ service }) => service) }),
    ...{ quotedAt: loaded.now.toISOString(), askedFor: askedFor(loaded, method) },
  };
};
