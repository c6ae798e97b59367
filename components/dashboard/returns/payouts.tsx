import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import type { Summary } from "./detail";

type Refund = Summary["compensation"]["refunds"][number];

/** Where the money went, with what of it was refunded elsewhere or taken back again. */
export function Payouts({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <ul className="mt-3 grid gap-2">
      {refunds.map((refund) => {
        const isOpen = refund.missing_amount !== "0";
        return (
          <li key={`${refund.destination}${refund.reference}${refund.amount}`} className="cells" data-payout>
            <div
              className="cell flex flex-wrap items-baseline justify-between gap-x-4"
              data-tone={isOpen ? "hold" : undefined}
            >
              <span>
                <b className="font-semibold">{refund.destination || "Payout"}</b> {stateOf(refund)}
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

const stateOf = ({ missing_amount, external_amount, amount, currency }: Refund): string => {
  if (missing_amount === "0") return external_amount === amount ? "refunded elsewhere" : "paid back";
  if (missing_amount === amount) return "still to be paid back";
  return `${moneyText(missing_amount, currency, LOCALE)} of it still to be paid back`;
};
