import { moneyText } from "@/components/ui/money";
import type { PaymentMode } from "@/contract/vocabulary/payment-mode";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { holdFacts } from "../send/instant-choice";
import { type PayWords, payWords } from "./pay-words";

type Offer = NonNullable<Checkout["instant_exchange"]>;
type Holding = { offer: Offer; isHeld: boolean; mode: PaymentMode; provider: string };

/** Texts of the card form for an amount that is only held. */
export const holdWords = (reader: Reader, quote: Checkout, { offer, isHeld, mode, provider }: Holding): PayWords => {
  const { t } = reader;
  const facts = holdFacts(offer, quote.currency, reader);
  return {
    ...payWords(reader, quote, { isPaid: isHeld, mode, provider }),
    page: t("instant.page", { provider }),
    submit: isHeld ? t("pay.confirmHeld") : mode === "PAGE" ? t("pay.goOn", { provider }) : t("instant.submit", facts),
  };
};

/** Heading and lead of the screen, with all consequences of the press. */
export const holdHead = (reader: Reader, quote: Checkout, { offer, isHeld }: Pick<Holding, "offer" | "isHeld">) => {
  const { t } = reader;
  const facts = holdFacts(offer, quote.currency, reader);
  if (isHeld) return { title: t("instant.heldTitle", facts), lead: t("instant.held") };
  return {
    title: t("instant.title", facts),
    lead: `${t("instant.lead", facts)} ${t(`instant.nowHelp.${offer.released_on}`, facts)} ${t("instant.rejected")}`,
  };
};

/** On the screen of the price difference: announces the hold that follows. */
export const nextHold = ({ t, locale }: Reader, { instant_exchange: offer, currency }: Checkout): string | null =>
  offer?.is_chosen ? t("instant.next", { amount: moneyText(offer.hold_amount, currency, locale) }) : null;
