import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Table, TableHead } from "../../ui/table";
import { linkStyle } from "../../ui/text-link";
import type { Derivation, Summary } from "../return-facts/detail";
import { type BreakdownLine, breakdownLines } from "./breakdown-lines";
import { AMOUNT, calculationColumns, HOW, Totals } from "./derivation-table";

type RefundBreakdownProps = { derivation: Derivation; items: Summary["returned_items"]["items"]; word: string };

/**
 * What each item adds to the refund, then fees and other rows for the whole return; the calculation is shown on demand.
 */
export function RefundBreakdown({ derivation, items, word }: RefundBreakdownProps) {
  return (
    <Table
      isPlain
      rows="own"
      className="cell:h-9 cell:py-1.5 cell:align-top cell:whitespace-normal"
      caption={t("refundBreakdown.caption")}
    >
      <TableHead columns={calculationColumns()} />
      <tbody>
        {breakdownLines(derivation, items).map((line) => (
          <tr key={line.key}>
            <th scope="row" className="wrap-anywhere text-ink">
              {line.label}
              {line.quantity > 1 ? <span className="text-ink-2"> × {line.quantity}</span> : null}
              {line.rows.length > 1 ? <Steps rows={line.rows} currency={derivation.currency} /> : null}
            </th>
            <td className={HOW}>{line.rows.length === 1 ? line.rows[0]?.formula : ""}</td>
            <td className={AMOUNT} data-n>
              {moneyText(line.amount, derivation.currency, LOCALE)}
            </td>
          </tr>
        ))}
      </tbody>
      <Totals derivation={derivation} word={word} />
    </Table>
  );
}

/** A single formula is shown next to its amount; several are collapsed. */
function Steps({ rows, currency }: { rows: BreakdownLine["rows"]; currency: string }) {
  return (
    <details>
      <summary className={linkStyle("w-fit cursor-pointer text-small font-normal")}>
        {t("refundBreakdown.steps", { count: rows.length })}
      </summary>
      <ol className="mt-1 grid gap-1 pb-1 text-small font-normal text-ink-2">
        {rows.map((row) => (
          <li key={row.position} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-ink">{row.label}</span>
              {row.formula ? `: ${row.formula}` : ""}
            </span>
            <span className="tabular-nums">{moneyText(row.amount, currency, LOCALE)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
