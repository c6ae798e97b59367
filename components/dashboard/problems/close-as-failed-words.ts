import type { z } from "zod";
import type { GiveUpFactsDto } from "@/contract/dashboard/problems";
import { t } from "@/messages/dashboard/problems";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";

/** Describes what closing a return as failed will do, sentence by sentence, depending on its payments. */
export const giveUpWords = (facts: z.output<typeof GiveUpFactsDto>): string[] => [
  facts.pending_amount === "0"
    ? t("closeAsFailedWords.noRefund")
    : t("closeAsFailedWords.notSent", { amount: moneyText(facts.pending_amount, facts.currency, LOCALE) }),
  ...(facts.has_exchange && !facts.is_ordered ? [t("closeAsFailedWords.notOrdered")] : []),
  t(facts.has_paid ? "closeAsFailedWords.unitsStay" : "closeAsFailedWords.unitsFree", { count: facts.units }),
  t("closeAsFailedWords.shopper"),
];
