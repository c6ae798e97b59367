import { TotalLine } from "@/components/portal/money/total-line";
import { type Checkout, payoutsOf } from "@/components/portal/outcome/outcome-view";
import { CheckSlip } from "@/components/portal/send/check-slip";
import { confirmWords } from "@/components/portal/send/send-words";
import { draftOf } from "./draft-of";
import { methodsOf } from "./send-view-of";

/** The summary of everything about to be confirmed at that price, its total, and the button. */
export async function slipOf(slug: string, price: Checkout, { isUntitled = false } = {}) {
  const { store, reader, intent, paths, timings, reasons, hasOutcomeStep } = await draftOf(slug);
  const { return_options: methods } = await methodsOf(slug);
  return {
    label: reader.t("send.checkTitle"),
    confirm: confirmWords(reader, {
      isRequest: price.requires_authorization,
      isOwed: Number(price.amount_to_pay) > 0,
    }),
    check: (
      <CheckSlip
        {...{ paths, intent, reasons, hasOutcomeStep, reader, isUntitled }}
        storeName={store.name}
        quote={price}
        methods={methods}
        payouts={payoutsOf(price, timings, intent.draft.refund_option)}
      />
    ),
    total: <TotalLine total={price.total} toPay={price.amount_to_pay} currency={price.currency} reader={reader} />,
  };
}
