import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Table, TableHead } from "../../ui/table";
import type { Derivation } from "../return-facts/detail";
import { OUTCOME_WORDS } from "../return-facts/outcome-words";

/** What each part of a derivation is about; parts that need no words have none. */
const GROUP_WORDS: Readonly<Record<string, string>> = {
  ITEMS: "Items",
  DISCOUNTS: "Discounts",
  TAX: "Tax",
  NOT_ACCEPTED: "Rejected or missing",
  PROMOTIONS: "Promotions",
  SHIPPING: "Shipping of the order",
  EXCHANGE: "Exchange",
  REFUNDED_BEFORE: "Already refunded",
  FEES: "Fees",
  BONUS: "Bonus",
  ROUNDING: "Rounding",
  OVERRIDE: "Override",
};

/** On narrow screens, the formula of a row is hidden. */
export const HOW = "max-md:hidden in-data-short:hidden";
export const AMOUNT = "w-[1%] whitespace-nowrap text-ink";

/** How an amount is calculated, part by part; rows that say nothing for the sum are left to the small print. */
export function DerivationTable({ derivation, word }: { derivation: Derivation; word: string }) {
  const { currency } = derivation;
  const shown = derivation.rows.filter(({ group, kind }) => group !== "LEG" && kind !== "TAX_INCLUDED");
  const groups = Array.from(new Set(shown.map(({ group }) => group)));
  return (
    <Table
      isPlain
      rows="own"
      className="cell:h-9 cell:py-1.5 cell:whitespace-normal"
      caption="How the refund is calculated, line by line"
    >
      <TableHead columns={["Item", { name: "Calculation", className: HOW }, { name: "Amount", isFigure: true }]} />
      {groups.map((group) => (
        <tbody key={group}>
          {groups.length > 1 ? (
            <tr>
              <th scope="rowgroup" colSpan={3} className="h-7 border-b-0 pt-3 pb-0.5 text-fine font-medium text-ink-3">
                {GROUP_WORDS[group] ?? group}
              </th>
            </tr>
          ) : null}
          {shown
            .filter((row) => row.group === group)
            .map((row) => (
              <tr key={row.position}>
                <th scope="row" className="wrap-anywhere text-ink">
                  {row.label}
                </th>
                <td className={HOW}>{row.formula}</td>
                <td className={AMOUNT} data-n>
                  {moneyText(row.amount, currency, LOCALE)}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
      <Totals derivation={derivation} word={word} />
    </Table>
  );
}

/** How a table of it ends: the sum, and what of it is what. */
export function Totals({ derivation, word }: { derivation: Derivation; word: string }) {
  const { currency, portions } = derivation;
  return (
    <tbody>
      <tr className="*:h-13">
        <th scope="row" className="text-h2 font-semibold tracking-normal wrap-anywhere text-ink">
          {word}
        </th>
        <td className={HOW} />
        <td className={`${AMOUNT} text-h1 font-semibold`} data-n>
          {moneyText(derivation.total, currency, LOCALE)}
        </td>
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
      <SmallRow label="Due from the shopper" amount={derivation.owed} currency={currency} />
    </tbody>
  );
}

function SmallRow({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  if (amount === "0") return null;
  return (
    <tr className="*:h-7 *:border-b-0 *:py-0.5 *:text-small *:text-ink-2">
      <th scope="row" className="wrap-anywhere">
        {label}
      </th>
      <td className={HOW} />
      <td className={AMOUNT} data-n>
        {moneyText(amount, currency, LOCALE)}
      </td>
    </tr>
  );
}
