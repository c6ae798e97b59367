import { DERIVATION_GROUPS } from "@/contract/vocabulary/derivation";
import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Table, TableHead } from "../../ui/table";
import type { Derivation } from "../return-facts/detail";
import { outcomeWord } from "../return-facts/outcome-words";

/** Describes what a part of a calculation applies to; empty if it needs no description. */
const groupWord = (group: string): string => {
  const known = DERIVATION_GROUPS.find((one) => one === group);
  return known === undefined || known === "LEG" ? group : t(`derivationTable.groups.${known}`);
};

/** Column headings of every table that shows a calculation. */
export const calculationColumns = () => [
  t("derivationTable.item"),
  { name: t("derivationTable.calculation"), className: HOW },
  { name: t("derivationTable.amount"), isFigure: true },
];

/** On narrow screens, the formula of a row is hidden. */
export const HOW = "max-md:hidden in-data-short:hidden";
export const AMOUNT = "w-[1%] whitespace-nowrap text-ink";

/** The calculation of an amount, part by part; rows that don't affect the total are shown in small print. */
export function DerivationTable({ derivation, word }: { derivation: Derivation; word: string }) {
  const { currency } = derivation;
  const shown = derivation.rows.filter(({ group, kind }) => group !== "LEG" && kind !== "TAX_INCLUDED");
  const groups = Array.from(new Set(shown.map(({ group }) => group)));
  return (
    <Table
      isPlain
      rows="own"
      className="cell:h-9 cell:py-1.5 cell:whitespace-normal"
      caption={t("derivationTable.caption")}
    >
      <TableHead columns={calculationColumns()} />
      {groups.map((group) => (
        <tbody key={group}>
          {groups.length > 1 ? (
            <tr>
              <th scope="rowgroup" colSpan={3} className="h-7 border-b-0 pt-3 pb-0.5 text-fine font-medium text-ink-3">
                {groupWord(group)}
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

/** The footer of a calculation table: the total and how it is split. */
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
              label={t("derivationTable.portion", { outcome: outcomeWord(portion.refund_option).toLowerCase() })}
              amount={portion.total}
              currency={currency}
            />
          ))
        : null}
      <SmallRow label={t("derivationTable.tax")} amount={derivation.tax} currency={currency} />
      <SmallRow label={t("derivationTable.owed")} amount={derivation.owed} currency={currency} />
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
