import { loadOtherReturns } from "@/server/db/returns/other-returns";
import { getProcess } from "@/server/db/returns/processes";
import type { Settlement } from "@/server/domain/money/types";
import type { LabelPrice } from "@/server/domain/process/terms";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type DraftFee, draftFees } from "@/server/domain/returns/draft-fees";
import { shippingFeeMinor, withShippingFee } from "@/server/domain/returns/fee-of-method";
import { lineEligibility } from "@/server/domain/returns/line-eligibility";
import { keptPrice } from "@/server/domain/returns/price-draft";
import { decideCompensation } from "@/server/domain/reviews/decide-compensation";
import { canChangeMethod, isMoneyUntouched } from "@/server/domain/shipping/can-change-method";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { listReturnOptions, type OfferedOption } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";
import { priceLabels } from "../shipping/price-labels";

/** A return method that a return can still change to, with the refund it would lead to. */
export type OtherMethod = {
  option: OfferedOption;
  feeMinor: number;
  fee: DraftFee | null;
  /** The parts of the fee when it depends on the label price. */
  labelPrice: LabelPrice | null;
  /** The refund with this method. Null when the shipping price can no longer change. */
  settlement: Settlement | null;
};

type Found = { process: ReturnProcess; loaded: LoadedIntent; methods: OtherMethod[] };

/**
 * Lists the return methods that the shopper of a confirmed return can still change to, each with its price.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION once the parcel is dropped off
 */
export const listOtherMethods = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<Found> => {
  const confirmed = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const process = await getProcess(ctx.db, actor, returnId);
  requireChangeable(process);
  const loaded = await priceLabels(ctx, { actor, loaded: withoutOwnUnits(confirmed, process) });
  const { order } = process;
  const { payments, earlier } = await loadOtherReturns(ctx.db, actor, { order, exceptProcessId: process.id });
  const offered = listReturnOptions(ctx, loaded.store, process.shopperAddress.countryCode);
  // A return that has a label can only change to a method with a label.
  const booked = offered.filter(({ labelSource }) => labelSource === "CARRIER");
  const methods = booked.map((option): OtherMethod => {
    const fees = deciding(() => draftFees({ ...loaded, draft: loaded.intent.draft }, { method: option }));
    const fee = fees.find(({ type }) => type === "SHIPPING_FEE") ?? null;
    const feeMinor = fee?.totalMinor ?? 0;
    const labelPrice =
      fee === null || option.labelPricing === undefined ? null : keptPrice(loaded.intent.draft, option);
    const terms = withShippingFee(process.terms, { fee, labelPrice });
    const isSamePrice = feeMinor === shippingFeeMinor(process.terms);
    if (!isSamePrice && !isMoneyUntouched(process)) return { option, feeMinor, fee, labelPrice, settlement: null };
    const settlement = deciding(() => decideCompensation({ ...process, terms }, { payments, earlier, basis: "QUOTE" }));
    // Payments can no longer be collected at this point.
    return { option, feeMinor, fee, labelPrice, settlement: settlement.owedMinor > 0 ? null : settlement };
  });
  return { process, loaded, methods };
};

/** The draft as it was before confirmation: its own units don't count as taken. */
const withoutOwnUnits = (loaded: LoadedIntent, process: ReturnProcess): LoadedIntent => {
  const { order, store, intent, earlierReturns, now } = loaded;
  const liveUnits = loaded.liveUnits.filter(
    (live) => !process.units.some((own) => own.orderLineId === live.orderLineId && own.unitIndex === live.unitIndex),
  );
  const eligibility = lineEligibility({ order, liveUnits, store, draft: intent.draft, earlierReturns, now });
  // Parcels may have been added since.
  const delivery = intent.draft.delivery && { ...intent.draft.delivery, parcelCount: process.parcels.length };
  return { ...loaded, liveUnits, eligibility, intent: { ...intent, draft: { ...intent.draft, delivery } } };
};

/** @throws Problem FAILED_PRECONDITION */
export const requireChangeable = (process: ReturnProcess): void => {
  if (!canChangeMethod(process))
    throw new Problem("FAILED_PRECONDITION", "The return method can no longer be changed.");
};
