import { EXCHANGE_TYPES, type ExchangeFlow, type ExchangeType } from "@/contract/vocabulary/exchange";
import { minorToMajorText, multiplyRate, requireMinor, sumMinor } from "@/server/kernel/money";
import { percentText } from "../money/percent-text";
import type { ExchangeIncentiveRule } from "../store/exchange-rules";

export type ExchangeIncentiveFacts = {
  exchangeFlow: ExchangeFlow;
  /** What was paid for the returned pieces, in minor units. */
  returnedMinor: number;
  currency: string;
  reason: string;
  country: string;
};

export type ExchangeIncentive = {
  extraCreditMinor: number;
  preferredExchangeType: ExchangeType;
  /** How the amount is calculated, for the derivation: "10% of 40.00 EUR". */
  derivation: string;
};

/**
 * Returns what a store adds when the shopper exchanges (money rule 10; decisions.md 6): the first matching rule for
 * each type of exchange, largest credit first. SIZE_EXCHANGE, for another variant of the same product, is possible in
 * every flow that exchanges; OPEN_CATALOG is not possible in ONE_ON_ONE. Nothing is added to an item that cost nothing,
 * and incentives of 0 are left out. The incentive is credit in a row of its own, never part of the refund.
 */
export function exchangeIncentives(
  rules: readonly ExchangeIncentiveRule[],
  facts: ExchangeIncentiveFacts,
): ExchangeIncentive[] {
  requireMinor(facts.returnedMinor, "a returned value");
  if (facts.returnedMinor === 0) return [];
  return typesOf(facts.exchangeFlow)
    .flatMap((type) => rules.find((rule) => rule.exchangeType === type && fits(rule, facts)) ?? [])
    .map((rule) => incentiveOf(rule, facts))
    .filter(({ extraCreditMinor }) => extraCreditMinor > 0)
    .sort((a, b) => b.extraCreditMinor - a.extraCreditMinor);
}

/** Returns what several pieces earn together, by kind of exchange, largest first. */
export const sumIncentives = (earned: readonly ExchangeIncentive[]): ExchangeIncentive[] =>
  EXCHANGE_TYPES.flatMap((preferredExchangeType) => {
    const same = earned.filter((one) => one.preferredExchangeType === preferredExchangeType);
    if (same.length === 0) return [];
    const extraCreditMinor = sumMinor(same.map((one) => one.extraCreditMinor));
    return [{ preferredExchangeType, extraCreditMinor, derivation: same.map((one) => one.derivation).join(" + ") }];
  }).sort((a, b) => b.extraCreditMinor - a.extraCreditMinor);

const typesOf = (flow: ExchangeFlow): ExchangeType[] => {
  switch (flow) {
    case "NO_EXCHANGE_FLOW":
      return [];
    case "ONE_ON_ONE":
      return ["SIZE_EXCHANGE"];
    case "OPEN":
    case "OPEN_WITH_GIFT_CARD":
    case "FULL":
      return ["OPEN_CATALOG", "SIZE_EXCHANGE"];
  }
};

const fits = ({ reasons, countries }: ExchangeIncentiveRule, { reason, country }: ExchangeIncentiveFacts): boolean =>
  (reasons.length === 0 || reasons.includes(reason)) &&
  (countries.length === 0 || countries.some((code) => code.toUpperCase() === country.toUpperCase()));

const incentiveOf = (
  rule: ExchangeIncentiveRule,
  { returnedMinor, currency }: ExchangeIncentiveFacts,
): ExchangeIncentive => {
  const money = (minor: number) => `${minorToMajorText(minor, currency)} ${currency}`;
  if ("rateBasisPoints" in rule)
    return {
      extraCreditMinor: multiplyRate(returnedMinor, rule.rateBasisPoints),
      preferredExchangeType: rule.exchangeType,
      derivation: `${percentText(rule.rateBasisPoints)} of ${money(returnedMinor)}`,
    };
  return {
    extraCreditMinor: requireMinor(rule.totalMinor, "an incentive"),
    preferredExchangeType: rule.exchangeType,
    derivation: `flat ${money(rule.totalMinor)}`,
  };
};
