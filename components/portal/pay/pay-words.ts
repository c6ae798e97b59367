import { moneyText } from "@/components/ui/money";
import type { PaymentMode } from "@/contract/vocabulary/payment-mode";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { SANDBOX_CARDS } from "./sandbox-cards";

/** Texts of the card form: made on the server, so that the browser gets only these. */
export const payWords = (
  { t, locale }: Reader,
  quote: Pick<Checkout, "amount_to_pay" | "currency" | "requires_authorization">,
  { isPaid, mode, provider }: { isPaid: boolean; mode: PaymentMode; provider: string },
) => {
  const amount = moneyText(quote.amount_to_pay, quote.currency, locale);
  return {
    sandboxTitle: t("pay.sandboxTitle"),
    sandbox: t("pay.sandbox"),
    cards: SANDBOX_CARDS.map(({ number, token }) => ({ number, text: t(`pay.cards.${token}`) })),
    number: { label: t("pay.number"), help: t("pay.numberHelp") },
    expiry: { label: t("pay.expiry"), help: t("pay.expiryHelp") },
    code: { label: t("pay.code"), help: t("pay.codeHelp") },
    page: t(quote.requires_authorization ? "pay.pageRequest" : "pay.page", { provider }),
    submit: isPaid
      ? t(quote.requires_authorization ? "pay.confirmHeldRequest" : "pay.confirmHeld")
      : mode === "PAGE"
        ? t("pay.goOn", { provider })
        : t(quote.requires_authorization ? "pay.submitRequest" : "pay.submit", { amount }),
    paying: t(isPaid ? "send.confirming" : "pay.paying"),
  };
};
export type PayWords = ReturnType<typeof payWords>;
