import { moneyText } from "@/components/ui/money";
import { cardOf } from "@/contract/vocabulary/payment-label";
import { goalOf, goesTo } from "@/contract/vocabulary/refund-option";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import { type Fees, hasShippingFee, momentOf, type Timing } from "./outcome-view";

/** Texts of the form around its cards: made on the server, so that the browser gets only these. */
export const outcomeWords = ({ t }: Reader, bankAccount: string | null) => ({
  legend: t("outcome.legend"),
  restLegend: t("exchange.restLegend"),
  where: t("outcome.where"),
  when: t("outcome.when"),
  continue: t("shell.continue"),
  saving: t("shell.saving"),
  how: t("money.how"),
  bank: {
    holder: t("outcome.holder"),
    iban: t("outcome.iban"),
    help: bankAccount === null ? t("outcome.ibanHelp") : t("outcome.ibanKept", { mask: bankAccount }),
  },
});
export type OutcomeWords = ReturnType<typeof outcomeWords>;

type CardInput = {
  timing: Timing;
  fees: Fees;
  /**
   * The draft's refund by this method. Null when it would include more than is refunded because some items are
   * exchanged.
   */
  total: string | null;
  currency: string;
  storeName: string;
  /** Everything is kept: nothing to send or wait for. */
  isNothingSent: boolean;
};

/** Texts of one option's card: how much, where, when. */
export const outcomeCard = ({ t, locale }: Reader, { timing, fees, ...input }: CardInput) => {
  const { refund_option: option } = timing;
  const { isNothingSent } = input;
  const mayCost = !isNothingSent && hasShippingFee(option, fees);
  return {
    option,
    name: t(`outcome.name.${option}`),
    note: t(`outcome.note.${option}`, { store: input.storeName }),
    amount: input.total === null ? null : moneyText(input.total, input.currency, locale),
    where: whereTo(t, timing),
    when: whenText(t, "moment", { ...timing, timing: momentOf(timing, isNothingSent) }),
    foot: mayCost ? t("money.shippingMayCost") : null,
    asksForAccount: goesTo(option, "BANK"),
  };
};
export type OutcomeCard = ReturnType<typeof outcomeCard>;

/** A payment method's name in the shopper's language: "Visa ending in 42". */
export const paymentName = (t: PortalText, label: string): string => {
  const card = cardOf(label);
  return card === null ? label : t("money.cardEnding", card);
};

/** The payment destination, as a fact beside the name. */
export const whereTo = (
  t: PortalText,
  { refund_option: option, destination }: Pick<Timing, "refund_option" | "destination">,
): string => {
  switch (goalOf(option)) {
    case "ORIGINAL":
      return paymentName(t, destination) || t("outcome.asYouPaid");
    case "CODE":
      return t("outcome.codeByMail");
    case "BANK":
    case "ELSEWHERE":
      return destination;
  }
};

type Days = Pick<Timing, "timing" | "min_days" | "max_days">;

/**
 * When the refund arrives: as a fact ("moment"), or as a sentence about what follows from a confirmation
 * ("consequence").
 */
export const whenText = (t: PortalText, place: "moment" | "consequence", { timing, ...days }: Days): string =>
  t(`outcome.${place}.${timing}.${spanOf(days)}`, { min: days.min_days, max: days.max_days });

const spanOf = ({ min_days: min, max_days: max }: Omit<Days, "timing">) => {
  if (max === 0) return "now";
  if (min === 0) return "within";
  return min === max ? "exactly" : "range";
};
