import { assumedOption, REFUND_OPTIONS, type RefundOption } from "@/contract/vocabulary/refund-option";
import type { PortalText } from "@/messages/portal";
import type { Intent } from "../draft/line-view";
import { EXCHANGE, type ExchangeOffer, exchangeFields } from "./exchange-view";
import { OUTCOME_FIELD, type Timing } from "./outcome-view";

type Drafted = Intent["draft"]["items"][number];

export type OutcomeSave = Pick<Drafted, "line_item_id" | "quantity" | "return_reason" | "comment"> & {
  /** Absent until chosen. */
  readonly refund_option?: RefundOption;
  readonly exchange_variant_id: string | null;
};

type OutcomePlan = {
  /** The choices so far; complete when nothing is missing. */
  readonly saves: readonly OutcomeSave[];
  /**
   * The refund method for items that aren't exchanged, otherwise for the remainder of an exchange. Null until chosen.
   */
  readonly rest: RefundOption | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Items to be exchanged without a chosen replacement. */
  readonly unfinished: readonly Pick<ExchangeOffer, "lineId" | "name">[];
};

type Posted = {
  readonly draft: Intent["draft"];
  readonly timings: readonly Timing[];
  readonly offers: readonly ExchangeOffer[];
  readonly t: PortalText;
  readonly value: (name: string) => string | null;
};

/**
 * The form's choice for each item. Exchanging is one of the refund options when a single item is returned; with
 * several, each has its own check box, and the refund option applies to the rest. The choice for one item is saved even
 * if another is incomplete, so that the amount follows each choice.
 */
export function planOutcome({ draft, timings, offers, t, value }: Posted): OutcomePlan {
  const isSingle = draft.items.length === 1;
  const wantsExchange = (lineId: string): boolean =>
    isSingle ? value(OUTCOME_FIELD) === EXCHANGE : value(exchangeFields(lineId).isExchanged) !== null;
  const wanted = offers.filter(({ lineId }) => wantsExchange(lineId));
  const exchanged = new Map(wanted.map((offer) => [offer.lineId, offer]));
  const option = timings.find(({ refund_option }) => refund_option === value(OUTCOME_FIELD))?.refund_option ?? null;
  const isAllExchanged = exchanged.size === draft.items.length;
  const errors: Record<string, string> = {};
  const unfinished = wanted.filter(({ lineId }) => !value(exchangeFields(lineId).variant));
  for (const { lineId, name } of unfinished)
    errors[exchangeFields(lineId).variant] = t("exchange.missing", { item: name });
  for (const { line_item_id: lineId } of draft.items)
    if (!isSingle && value(exchangeFields(lineId).isExchanged) !== null && !exchanged.has(lineId))
      errors[exchangeFields(lineId).isExchanged] = t("exchange.gone");
  if (!isAllExchanged && option === null) errors[OUTCOME_FIELD] = t("outcome.missing");
  const rest = option ?? (isAllExchanged ? restOption(draft, timings) : null);
  const saves = draft.items.flatMap((item): OutcomeSave[] => {
    const { line_item_id, quantity, return_reason, comment } = item;
    const isWanted = wantsExchange(line_item_id);
    const taken = exchanged.has(line_item_id) ? value(exchangeFields(line_item_id).variant) || null : null;
    if (isWanted && taken === null) return [];
    // No refund method is chosen and it was never exchanged: the choice stays open.
    if (rest === null && taken === null && item.exchange_variant_id === null) return [];
    const option = rest === null ? {} : { refund_option: rest };
    return [{ line_item_id, quantity, return_reason, comment, ...option, exchange_variant_id: taken }];
  });
  return { saves, rest, errors, unfinished };
}

/**
 * Refund method for a remainder that wasn't asked about: the previous one, otherwise the original payment method,
 * otherwise one that needs no input.
 */
export function restOption(
  { refund_option: before }: Pick<Intent["draft"], "refund_option">,
  timings: readonly Timing[],
): RefundOption | null {
  const options = timings.map(({ refund_option }) => refund_option);
  if (before !== null && options.includes(before)) return before;
  return assumedOption(REFUND_OPTIONS.filter((option) => options.includes(option)));
}
