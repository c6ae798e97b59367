import Link from "next/link";
import type { z } from "zod";
import type { ReturnRowDto } from "@/contract/dashboard/returns";
import { isTerminal } from "@/contract/vocabulary/process";
import { moneyText } from "../../ui/money";
import { LinkProgress } from "../browser/link-progress";
import { Age, LOCALE } from "./age";
import { OUTCOME_WORDS } from "./outcome-words";
import { ReturnStamps } from "./return-stamps";

type Row = z.output<typeof ReturnRowDto>;
type ReturnsTableProps = {
  rows: readonly Row[];
  caption: string;
  now: string;
  timeZoneOf: (storeName: string) => string;
};

/** Returns, newest change first. One link per row, stretched over it. */
export function ReturnsTable({ rows, caption, now, timeZoneOf }: ReturnsTableProps) {
  return (
    <div className="rows">
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Return</th>
            <th scope="col">Customer</th>
            <th scope="col" className="c-order">
              Order
            </th>
            <th scope="col" data-n>
              Checked
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="c-outcome">
              Outcome
            </th>
            <th scope="col" className="c-value-head" data-n>
              Pays back
            </th>
            <th scope="col" className="c-updated-head" data-n aria-sort="descending">
              Updated
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReturnRow key={row.process_id} row={row} now={now} timeZone={timeZoneOf(row.store_name)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReturnRow({ row, now, timeZone }: { row: Row; now: string; timeZone: string }) {
  return (
    <tr data-past={isTerminal(row.status) || undefined}>
      <th scope="row" className="c-code">
        <Link className="row-link mono" href={`/dashboard/returns/${row.return_code}`} data-row>
          {row.return_code}
          <LinkProgress />
        </Link>
        {row.matched ? <span className="matched">found by {row.matched}</span> : null}
      </th>
      <td className="c-customer strong" title={row.customer_email}>
        {row.customer_name}
        <span className="units-small">
          , {row.units_decided}/{row.units_total}
        </span>
      </td>
      <td className="c-order">{row.order_name}</td>
      <td className="c-units" data-n>
        {row.units_decided}/{row.units_total}
      </td>
      <td className="c-status">
        <ReturnStamps
          status={row.status_key}
          decided={row.units_decided}
          total={row.units_total}
          refused={row.units_declined}
        />
      </td>
      <td className="c-outcome">{OUTCOME_WORDS[row.refund_option]}</td>
      <td className="c-value" data-n>
        <Value row={row} />
      </td>
      <td className="c-updated" data-n>
        <Age at={row.updated_at} now={now} timeZone={timeZone} />
      </td>
    </tr>
  );
}

/** What was decided; until then what was promised, said so; nothing where a return ended without a decision. */
function Value({ row }: { row: Row }) {
  const amount = moneyText(row.value, row.currency, LOCALE);
  if (row.is_value_decided) return <span className="strong">{amount}</span>;
  if (isTerminal(row.status)) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Nothing</span>
      </>
    );
  }
  return (
    <>
      <small className="expected">expected</small> {amount}
    </>
  );
}
