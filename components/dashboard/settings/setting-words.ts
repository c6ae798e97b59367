import type { ExchangeFlow, ExchangeType } from "@/contract/vocabulary/exchange";
import type { RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { t } from "@/messages/dashboard/settings-common";

/** The dashboard's labels for API values. */
export const refundTimingWords = (timing: RefundTiming): string => t(`settingWords.refundTimings.${timing}`);

export const returnMethodWords = (method: ReturnMethod): string => t(`settingWords.returnMethods.${method}`);

export const exchangeFlowWords = (flow: ExchangeFlow): string => t(`settingWords.exchangeFlows.${flow}`);

export const exchangeTypeWords = (type: ExchangeType): string => t(`settingWords.exchangeTypes.${type}`);

/** Returns the options of a choice from such labels, in order. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  wordOf: (value: V) => string,
): (readonly [V, string])[] => values.map((value) => [value, wordOf(value)] as const);
