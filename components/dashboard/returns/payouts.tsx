import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import { isOwed, payoutWords, type Refund } from "./payout-words";

type PayoutsProps = {
  refunds: readonly Refund[];
  /** The return ended without its money: what is missing is never paid. */
  isOver: boolean;
};

/** Where the money went, with what of it was refunded elsewhere or taken back again. */
export function Payouts({ refunds, isOver }: PayoutsProps) {
  return (
    <ul className="mt-3 grid gap-2">
      {refunds.map((refund) => {
        return (
          <li key={`${refund.destination}${refund.reference}${refund.amount}`} className="cells" data-payout>
            <div
              className="cell flex flex-wrap items-baseline justify-between gap-x-4"
              data-tone={isOwed(refund) ? "hold" : undefined}
            >
              <span>
                <b className="font-semibold">{refund.destination || "Payout"}</b> {payoutWords(refund, isOver)}
                {refund.reference ? <span className="mono text-ink-2"> {refund.reference}</span> : null}
              </span>
              <b className="font-semibold">{moneyText(refund.amount, refund.currency, LOCALE)}</b>
              <Marks refund={refund} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Marks({ refund }: { refund: Refund }) {
  const { external_amount, external_note, external_by, taken_back, currency } = refund;
  return (
    <>
      {external_amount === "0" ? null : (
        <p className="aside-note w-full whitespace-pre-line">
          {moneyText(external_amount, currency, LOCALE)} refunded elsewhere, marked by {external_by}: {external_note}
        </p>
      )}
      {taken_back === "0" ? null : (
        <p className="aside-note w-full">{moneyText(taken_back, currency, LOCALE)} of it taken back: unspent credit</p>
      )}
    </>
  );
}
