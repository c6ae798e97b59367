import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import type { Derivation } from "./detail";
import { OUTCOME_WORDS } from "./outcome-words";

/** What each part of a derivation is about; parts that need no words have none. */
const GROUP_WORDS: Readonly<Record<string, string>> = {
  ITEMS: "Items",
  DISCOUNTS: "Discounts",
  TAX: "Tax",
  NOT_ACCEPTED: "Not accepted",
  PROMOTIONS: "Promotions",
  SHIPPING: "Shipping of the order",
  EXCHANGE: "Exchange",
  FEES: "Fees",
  BONUS: "Bonus",
  ROUNDING: "Rounding",
  OVERRIDE: "Set by hand",
};

/** How an amount comes about, part by part; rows that say nothing for the sum are left to the small print. */
export function DerivationTable({ derivation, word }: { derivation: Derivation; word: string }) {
  const { currency, portions } = derivation;
  const shown = derivation.rows.filter(({ group, kind }) => group !== "LEG" && kind !== "TAX_INCLUDED");
  const groups = Array.from(new Set(shown.map(({ group }) => group)));
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
      {groups.map((group) => (
        <tbody key={group}>
          {groups.length > 1 ? (
            <tr className="part">
              <th scope="rowgroup" colSpan={3}>
                {GROUP_WORDS[group] ?? group}
              </th>
            </tr>
          ) : null}
          {shown
            .filter((row) => row.group === group)
            .map((row) => (
              <tr key={row.position}>
                <th scope="row">{row.label}</th>
                <td className="c-how">{row.formula}</td>
                <td data-n>{moneyText(row.amount, currency, LOCALE)}</td>
              </tr>
            ))}
        </tbody>
      ))}
      <tbody>
        <tr className="grand">
          <th scope="row">{word}</th>
          <td className="c-how" />
          <td data-n>{moneyText(derivation.total, currency, LOCALE)}</td>
        </tr>
        {portions.length > 1
          ? portions.map((portion) => (
              <SmallRow
                key={portion.refund_option}
                label={`of which ${OUTCOME_WORDS[portion.refund_option].toLowerCase()}`}
                amount={portion.total}
                currency={currency}
              />
            ))
          : null}
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
