import { describe, expect, test } from "vitest";
import { NON_RETURNABLE_CAUSES } from "@/contract/vocabulary/non-returnable";
import { POLICY_FIELDS } from "@/contract/vocabulary/policy";
import { FEE_TYPES } from "@/contract/vocabulary/refund-option";
import { policyTexts } from "@/messages/policy";
import { LANGUAGES } from "@/messages/translator";
import { LIST_RULE_IDS } from "@/server/domain/policy/decide-eligibility";
import { policyFacts } from "@/server/domain/policy/facts";
import type { PolicyDecision, UsedFact } from "@/server/domain/policy/types";
import { factsInput } from "@/test/fixtures/policy-fixtures";
import { draftRefusal, type ShopperWhy, shopperWhy } from "./shopper-why";

const reader = (lang: string) => ({ lang, currency: "EUR", reasons: [{ name: "TOO_SMALL", label: "Too small" }] });
const facts = policyFacts(factsInput());
const factsOf = (...fields: UsedFact["field"][]): UsedFact[] =>
  fields.map((field) => ({ field, value: facts[field] ?? null }));
const decision = <Then>(then: Then, used: UsedFact[] = [], ruleId = "secret-rule-7"): PolicyDecision<Then> => ({
  ruleId,
  label: "Secret label",
  then,
  facts: used,
});
const keep = (isForced: boolean, ...fields: UsedFact["field"][]): ShopperWhy => ({
  about: "KEEP",
  decision: decision({ isForced, refundPercentage: 50 }, factsOf(...fields)),
});
const refusal = (changes: Partial<Extract<ShopperWhy, { about: "NOT_RETURNABLE" }>>): ShopperWhy => ({
  about: "NOT_RETURNABLE",
  cause: "POLICY",
  decision: null,
  lastDay: null,
  ...changes,
});

/** Every kind of explanation. */
const everything: ShopperWhy[] = [
  ...NON_RETURNABLE_CAUSES.map((cause) => refusal({ cause })),
  refusal({ cause: "OUTSIDE_WINDOW", lastDay: "2026-11-03" }),
  refusal({ decision: decision({}, factsOf("product_id"), "is_returnable") }),
  ...Object.values(LIST_RULE_IDS).map((id) => refusal({ decision: decision({}, factsOf("brand_id"), id) })),
  refusal({ decision: decision({}, factsOf(...POLICY_FIELDS.filter((field) => field !== "risk_score"))) }),
  refusal({ decision: decision({}, factsOf(...POLICY_FIELDS)) }),
  refusal({
    decision: decision(
      {},
      POLICY_FIELDS.filter((one) => one !== "risk_score").map((field) => ({ field, value: null })),
    ),
  }),
  keep(true, "unit_value"),
  keep(false, "reason", "country", "days_since_delivery"),
  ...(["DOCUMENTS", "AUTHORIZATION"] as const).map((about) => ({
    about,
    decision: decision(null, factsOf("return_value")),
  })),
  { about: "LOGISTICS", decision: decision(null, factsOf("country")) },
  { about: "LOGISTICS", decision: null },
  ...FEE_TYPES.map((type) => ({ about: "FEE" as const, type, decision: decision(null, factsOf("refund_option")) })),
];

describe("why, in the shopper's words", () => {
  test.each([
    [
      "en",
      "The store reviews this return before you send it. Based on: the reason “Too small”, the country (Germany), delivered 10 days ago.",
    ],
    [
      "de-AT",
      "Der Shop prüft diese Rücksendung, bevor Sie sie verschicken. Grundlage: Rücksendegrund „Too small“, Land Deutschland, vor 10 Tagen zugestellt.",
    ],
    [
      "es",
      "La tienda revisa esta devolución antes de que la envíe. Según: el motivo «Too small», el país: Alemania, entregado hace 10 días.",
    ],
    [
      "fr",
      "La boutique examine ce retour avant que vous ne l’envoyiez. Critères : motif « Too small », pays (Allemagne), livré il y a 10 jours.",
    ],
    [
      "it",
      "Il negozio esamina questo reso prima che Lei lo spedisca. In base a: il motivo «Too small», il Paese: Germania, consegnato 10 giorni fa.",
    ],
  ])("%s", (lang, words) => {
    const facts = factsOf("reason", "country", "days_since_delivery");
    expect(shopperWhy(reader(lang), { about: "AUTHORIZATION", decision: decision(null, facts) })).toBe(words);
  });

  test("never reveals the rule for keeping an item, because shoppers could aim for it", () => {
    expect(shopperWhy(reader("en"), keep(true, "reason", "unit_value"))).toBe(
      "Keep it. We’ll refund 50% of what you paid.",
    );
    const full = decision({ isForced: false, refundPercentage: 100 }, factsOf("unit_value"));
    expect(shopperWhy(reader("en"), { about: "KEEP", decision: full })).toBe(
      "You can keep it. We’ll refund the full amount.",
    );
  });

  test("says when a window closed by the store's calendar, in words of the language", () => {
    const closed = refusal({
      cause: "OUTSIDE_WINDOW",
      lastDay: "2026-11-03",
      decision: decision({}, factsOf("days_since_delivery"), "return_period_days"),
    });
    expect(shopperWhy(reader("en"), closed)).toBe("Returns for this item closed on 3 November 2026.");
    expect(shopperWhy(reader("de"), closed)).toBe("Die Rückgabefrist für diesen Artikel endete am 3. November 2026.");
    expect(shopperWhy(reader("fr"), closed)).toBe("Le délai de retour de cet article a pris fin le 3 novembre 2026.");
  });

  test("names a list by its contents and a rule by its conditions", () => {
    const byList = refusal({ decision: decision({}, factsOf("brand_id"), "non_returnable_brand_ids") });
    expect(shopperWhy(reader("en"), byList)).toBe("Items of this brand can’t be returned.");
    const byRule = refusal({
      decision: decision({}, factsOf("unit_value", "category_ids", "tag_ids", "earlier_returns")),
    });
    expect(shopperWhy(reader("en"), byRule)).toBe(
      "This item can’t be returned. Based on: the price of €89.99 per item, the type of item, 2 earlier returns.",
    );
  });

  test.each(LANGUAGES)("says everything in %s without IDs, internal labels, or a word about risk", (lang) => {
    for (const why of everything) {
      const words = shopperWhy(reader(lang), why);
      expect(words).toMatch(/^(\p{Lu}|\p{Script=Arabic}).*\.$/u);
      expect(words).not.toMatch(
        /secret|prod_1|brand_1|cat_|col_1|Final Sale|VIP|CREDIT_CARD|STORE_CREDIT|DROP_OFF|\b40\b|_|[{}]/i,
      );
      expect(words).not.toMatch(
        /risk|risiko|riesgo|risque|rischio|risico|ryzyk|risco|مخاطر|fraud|betrug|frode|oszust|bedrägeri|svig|احتيال/i,
      );
    }
  });

  test("omits all facts of a risk rule, because the rest would be half the truth", () => {
    const about = { about: "AUTHORIZATION", decision: decision(null, factsOf("country", "risk_score")) } as const;
    expect(shopperWhy(reader("en"), about)).toBe("The store reviews this return before you send it.");
  });
});

describe("the texts", () => {
  const VALUE = /\{(date|facts|percentage|value)\b/g;
  const leaves = (texts: object, path = ""): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string"
        ? [`${path}${key} ${[...text.matchAll(VALUE)].map(([, name]) => name)}`]
        : leaves(text, `${path}${key}.`),
    );

  test.each(LANGUAGES)("%s has the same texts as English, with the same values", (lang) => {
    expect(leaves(policyTexts[lang])).toEqual(leaves(policyTexts.en));
  });
});

test("explains in the shopper's language why a draft can't continue", () => {
  const { reason, message } = draftRefusal({ lang: "de-CH" }, "wayMissing");
  expect([reason, message]).toEqual(["FAILED_PRECONDITION", "Wählen Sie zuerst eine Rücksendeart."]);
});
