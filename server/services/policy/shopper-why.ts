import { countryName } from "@/contract/vocabulary/country";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import type { FeeType } from "@/contract/vocabulary/refund-option";
import { policyTexts } from "@/messages/policy";
import { localeOf, translator } from "@/messages/translator";
import type { Order } from "@/server/domain/orders/types";
import { LIST_RULE_IDS } from "@/server/domain/policy/decide-eligibility";
import { RETURN_PERIOD } from "@/server/domain/policy/decide-window";
import type { PolicyDecision, UsedFact } from "@/server/domain/policy/types";
import { KEEP_PHOTO } from "@/server/domain/returns/kept-items";
import type { ReturnIntent } from "@/server/domain/returns/types";
import { reasonLabel } from "@/server/domain/store/reason-label";
import type { ReturnReason, Store } from "@/server/domain/store/types";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";

/** The reader, and what turns values into their words. */
export type ShopperReader = {
  /** The language of the shopper's draft ("de-AT"). */
  lang: string;
  currency: string;
  reasons: readonly Pick<ReturnReason, "name" | "label">[];
};

/** The reader of this draft. */
export const readerOf = ({
  intent,
  order,
  store,
}: {
  intent: Pick<ReturnIntent, "lang">;
  order: Pick<Order, "currency">;
  store: Pick<Store, "config">;
}): ShopperReader => ({
  lang: intent.lang,
  currency: order.currency,
  reasons: store.config.returnReasons.map((reason) => ({ name: reason.name, label: reasonLabel(reason, intent.lang) })),
});

/** Says why a draft can't continue as it is, in the language of its shopper. */
export const draftRefusal = (
  { lang }: Pick<ReturnIntent, "lang">,
  cause: keyof (typeof policyTexts)["en"]["refused"],
  extras: Problem["extras"] = {},
  values: Record<string, string> = {},
): Problem => new Problem("FAILED_PRECONDITION", translator(lang, policyTexts)(`refused.${cause}`, values), extras);

/** Runs a domain decision about a draft and translates its refusal to the shopper's language. */
export const decidingFor = <T>(intent: Pick<ReturnIntent, "lang">, decide: () => T): T => {
  try {
    return decide();
  } catch (error) {
    const cause = error instanceof DomainError ? DRAFT_REFUSALS[error.reason] : undefined;
    throw cause === undefined ? error : draftRefusal(intent, cause);
  }
};

const DRAFT_REFUSALS: Readonly<Record<string, Parameters<typeof draftRefusal>[1]>> = {
  NOT_ENOUGH_UNITS_LEFT: "unitsGone",
  EXCHANGE_NEEDS_PAYMENT: "exchangeTooDear",
};

/** A decision with its subject. */
export type ShopperWhy =
  | {
      about: "NOT_RETURNABLE";
      cause: NonReturnableCause;
      decision: PolicyDecision<unknown> | null;
      lastDay: string | null;
    }
  | { about: "KEEP"; decision: PolicyDecision<{ isForced: boolean; refundPercentage: number }> }
  | { about: "DOCUMENTS" | "AUTHORIZATION"; decision: PolicyDecision<unknown> }
  | { about: "LOGISTICS"; decision: PolicyDecision<unknown> | null }
  | { about: "FEE"; type: FeeType; decision: PolicyDecision<unknown> };

/**
 * Explains a decision in the shopper's words and language (domain, section 3). Contains no IDs, no rule names, and no
 * risk results: a risk rule is described without its facts, and so is a rule for keeping an item, because readers could
 * aim for its conditions next time.
 */
export const shopperWhy = (reader: ShopperReader, why: ShopperWhy): string => {
  const said = sentence(reader, why);
  const isUntold = why.decision === null || why.about === "NOT_RETURNABLE" || why.about === "KEEP";
  const facts = isUntold ? [] : (why.decision?.facts ?? []);
  const because = why.about === "NOT_RETURNABLE" ? refusalFacts(why) : facts;
  const words = factWords(reader, because);
  return words === "" ? said : `${said} ${words}`;
};

const sentence = (reader: ShopperReader, why: ShopperWhy): string => {
  const t = translator(reader.lang, policyTexts);
  switch (why.about) {
    case "NOT_RETURNABLE":
      return refusal(reader, why);
    case "KEEP": {
      const percentage = why.decision.then.refundPercentage;
      return t(why.decision.then.isForced ? "keep.forced" : "keep.offered", { percentage });
    }
    case "DOCUMENTS":
      return t(why.decision.ruleId === KEEP_PHOTO ? "keep.photoNeeded" : "documentsNeeded");
    case "AUTHORIZATION":
      return t("authorizationNeeded");
    case "LOGISTICS":
      return t(why.decision === null ? "storePaysTheWay" : "shopperPaysTheWay");
    case "FEE":
      return t(`fee.${why.type}`);
  }
};

type Refusal = Extract<ShopperWhy, { about: "NOT_RETURNABLE" }>;

const refusal = ({ lang }: ShopperReader, { cause, decision, lastDay }: Refusal): string => {
  const t = translator(lang, policyTexts);
  switch (cause) {
    case "ALREADY_RETURNED":
      return t("notReturnable.taken");
    case "ALREADY_REFUNDED":
      return t("notReturnable.refunded");
    case "REMOVED_FROM_ORDER":
      return t("notReturnable.removed");
    case "NOT_FULFILLED":
      return t("notReturnable.notFulfilled");
    case "OUTSIDE_WINDOW":
      return lastDay === null
        ? t("notReturnable.item")
        : t("notReturnable.windowClosed", { date: longDay(lastDay, lang) });
    case "POLICY": {
      const list = LIST_IDS.find((id) => id === decision?.ruleId);
      return t(list === undefined ? "notReturnable.item" : `notReturnable.${list}`);
    }
  }
};

const LIST_IDS = Object.values(LIST_RULE_IDS);

/** Lists and the store's return window need no facts; a rule is described by its conditions. */
const refusalFacts = ({ decision }: Refusal): readonly UsedFact[] => {
  if (decision === null || decision.ruleId === RETURN_PERIOD || decision.ruleId === "is_returnable") return [];
  return LIST_IDS.some((id) => id === decision.ruleId) ? [] : decision.facts;
};

/** A calendar day, written out; noon in UTC is the same day everywhere that matters. */
const longDay = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00.000Z`).toLocaleDateString(localeOf(lang), { timeZone: "UTC", dateStyle: "long" });

const factWords = (reader: ShopperReader, facts: readonly UsedFact[]): string => {
  if (facts.length === 0 || facts.some(({ field }) => field === "risk_score")) return "";
  const words = [...new Set(facts.map((fact) => factWord(reader, fact)).filter((word) => word !== ""))];
  return translator(reader.lang, policyTexts)("because", { facts: words.join(", ") });
};

const factWord = (reader: ShopperReader, { field, value }: UsedFact): string => {
  const t = translator(reader.lang, policyTexts);
  if (field === "risk_score") return "";
  if (value === null) return t(`facts.${field}`);
  switch (field) {
    case "reason": {
      const label = reader.reasons.find(({ name }) => name === value)?.label;
      return label === undefined ? t("facts.reason") : t("facts.reasonIs", { value: label });
    }
    case "unit_value":
    case "return_value":
      return t(`facts.${field}Is`, { value: formatMoney(Number(value), reader.currency, localeOf(reader.lang)) });
    case "country":
      return t("facts.countryIs", { value: countryName(String(value), localeOf(reader.lang)) });
    case "days_since_purchase":
    case "days_since_fulfilment":
    case "days_since_delivery":
    case "earlier_returns":
      return t(`facts.${field}Is`, { value: Number(value) });
    default:
      return t(`facts.${field}`);
  }
};
