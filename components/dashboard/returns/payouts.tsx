import { goesTo } from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { isOwed, payoutWords, type Refund } from "./payout-words";

type PayoutsProps = {
  refunds: readonly Refund[];
  /** The return ended without its refund, so the missing amount is never paid. */
  isOver: boolean;
};

/** The destinations of the refund, including amounts refunded outside Homeward or reversed. */
export function Payouts({ refunds, isOver }: PayoutsProps) {
  return (
    <ul className="mt-3 grid gap-2">
      {refunds.map((refund) => (
        <li
          key={`${refund.destination}${refund.reference}${refund.amount}`}
          className="rounded-control border border-line bg-surface"
          data-payout
        >
          <div
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 rounded-[5px] px-3 pt-2 pb-2.75 data-[tone=hold]:bg-hold-soft data-[tone=hold]:text-hold"
            data-tone={isOwed(refund) ? "hold" : undefined}
          >
            <span>
              <b className="font-semibold">
                {refund.destination ||
                  (goesTo(refund.type, "ORIGINAL") ? t("payouts.originalPayment") : t("payouts.payout"))}
              </b>{" "}
              {payoutWords(refund, isOver)}
              {refund.reference ? <span className="font-mono text-code text-ink-2"> {refund.reference}</span> : null}
            </span>
            <b className="font-semibold">{moneyText(refund.amount, refund.currency, LOCALE)}</b>
            <Marks refund={refund} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Marks({ refund }: { refund: Refund }) {
  const { external_amount, external_note, external_by, taken_back, currency } = refund;
  return (
    <>
      {external_amount === "0" ? null : (
        <p className="text-small text-ink-2 w-full whitespace-pre-line">
          {t("payouts.markedOutside", {
            amount: moneyText(external_amount, currency, LOCALE),
            name: external_by,
            note: external_note,
          })}
        </p>
      )}
      {taken_back === "0" ? null : (
        <p className="text-small text-ink-2 w-full">
          {t("payouts.takenBack", { amount: moneyText(taken_back, currency, LOCALE) })}
        </p>
      )}
    </>
  );
}
