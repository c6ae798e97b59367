import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import type { Derivation, Summary } from "./detail";

/** What the shopper gets, row by row: the decision once there is one, before that what was promised. */
export function MoneySection({ summary }: { summary: Summary }) {
  const { quote, decision, refunds, override } = summary.compensation;
  const shown = decision ?? quote;
  return (
    <section className="section" aria-labelledby="money">
      <header>
        <h2 id="money" className="text-h2 font-semibold">
          Money
        </h2>
        <span className="aside-note">{noteOf(quote, decision)}</span>
      </header>
      {shown ? (
        <DerivationTable derivation={shown} word={decision ? "Refund" : "Promised"} />
      ) : (
        <p className="py-3">Nothing is priced yet.</p>
      )}
      {override ? (
        <p className="aside-note mt-2">
          Set by hand to {moneyText(override.amount, override.currency_code, LOCALE)}: {override.reason}
        </p>
      ) : null}
      {refunds.length > 0 ? <Payouts refunds={refunds} /> : null}
      {quote && decision ? (
        <details className="mt-4">
          <summary className="link w-fit">What was promised: {moneyText(quote.total, quote.currency, LOCALE)}</summary>
          <DerivationTable derivation={quote} word="Promised" />
        </details>
      ) : null}
    </section>
  );
}

function DerivationTable({ derivation, word }: { derivation: Derivation; word: string }) {
  const { currency } = derivation;
  const rows = derivation.rows.filter(({ group }) => group !== "LEG");
  const included = rows.filter(({ kind }) => kind === "TAX_INCLUDED");
  return (
    <table className="table plain sum">
      <caption className="sr-only">How the amount comes about, row by row</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className="c-how">
            How
          </th>
          <th scope="col" data-n>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => !included.includes(row))
          .map((row) => (
            <tr key={row.position}>
              <th scope="row">{row.label}</th>
              <td className="c-how">{row.formula}</td>
              <td data-n>{moneyText(row.amount, currency, LOCALE)}</td>
            </tr>
          ))}
        <tr className="grand">
          <th scope="row">{word}</th>
          <td className="c-how" />
          <td data-n>{moneyText(derivation.total, currency, LOCALE)}</td>
        </tr>
        <SmallRow label="of which tax" amount={derivation.tax} currency={currency} />
        <SmallRow label="The shopper owes" amount={derivation.owed} currency={currency} />
      </tbody>
    </table>
  );
}

function SmallRow({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  if (amount === "0") return null;
  return (
    <tr className="small">
      <th scope="row">{label}</th>
      <td className="c-how" />
      <td data-n>{moneyText(amount, currency, LOCALE)}</td>
    </tr>
  );
}

function Payouts({ refunds }: { refunds: Summary["compensation"]["refunds"] }) {
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
                <b className="font-semibold">{refund.destination || "Payout"}</b> {isOpen ? "still to be paid" : "paid"}
                {refund.reference ? <span className="mono text-ink-2"> {refund.reference}</span> : null}
              </span>
              <b className="font-semibold">{moneyText(refund.amount, refund.currency, LOCALE)}</b>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const noteOf = (quote: Derivation | null, decision: Derivation | null): string => {
  if (decision && quote && decision.total !== quote.total) return "Decided, differs from what was promised";
  if (decision) return "Decided";
  return quote ? "Promised to the shopper, decided with the check" : "";
};
