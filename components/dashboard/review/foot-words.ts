import { t } from "@/messages/dashboard/review";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { leftWords } from "./left-words";
import type { InspectionPreview } from "./use-inspection-preview";

type Stand = {
  /** Units of the return without a verdict, and the total. */
  left: number;
  total: number;
  /** Null until the server has responded. */
  preview: Pick<InspectionPreview, "outlook" | "derivation"> | null;
  isOverridden: boolean;
  currency: string;
};

/** Titles the amount below an inspection: the refund, or the expected refund if the remaining units are accepted. */
export const footTitle = ({ left, total, preview, isOverridden }: Omit<Stand, "currency">): string => {
  if (preview === null || preview.outlook.is_final || isOverridden) return t("footWords.refund");
  return left === total ? t("footWords.refundIfAllAccepted", { count: total }) : t("footWords.refundIfRestAccepted");
};

/** Explains the amount and which units are left. Nothing is called accepted until every unit is inspected. */
export const footSentences = ({ left, total, preview, isOverridden, currency }: Stand): string[] => [
  ...(preview === null ? [] : [isOverridden ? t("footWords.overridden") : madeUpOf(preview, currency)]),
  ...(preview === null || preview.outlook.charge_due === "0"
    ? []
    : [t("footWords.chargeDue", { amount: moneyText(preview.outlook.charge_due, currency, LOCALE) })]),
  leftWords({ left, total }),
];

const madeUpOf = ({ derivation, outlook }: NonNullable<Stand["preview"]>, currency: string): string => {
  if (outlook.is_final && derivation.subtotal === "0") return t("footWords.noneAccepted");
  const money = (amount: string) => moneyText(amount, currency, LOCALE);
  return t(outlook.is_final ? "footWords.accepted" : "footWords.quoted", {
    items: money(derivation.subtotal),
    fees: money(derivation.fees.replace("-", "")),
    hasFees: derivation.fees === "0" ? "no" : "yes",
    bonus: money(derivation.bonus),
    hasBonus: derivation.bonus === "0" ? "no" : "yes",
  });
};
