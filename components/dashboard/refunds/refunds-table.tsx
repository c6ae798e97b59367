import Link from "next/link";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Stamp } from "../../ui/stamp";
import { LinkProgress } from "../browser/link-progress";
import { Age, LOCALE } from "../returns/age";
import { MarkRefunded } from "../returns/mark-refunded";
import { OUTCOME_WORDS } from "../returns/outcome-words";
import { type RefundDue, standingOf } from "./refund-words";

type RefundsTableProps = {
  refunds: readonly RefundDue[];
  canWrite: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** What is owed and not paid yet, the longest waiting first: where it goes, how it stands, what can be done. */
export function RefundsTable({ refunds, canWrite, now, timeZones }: RefundsTableProps) {
  return (
    <div className="rows refunds">
      <table className="table">
        <caption className="sr-only">Refunds that are not paid yet, the longest waiting first</caption>
        <thead>
          <tr>
            <th scope="col">Return</th>
            <th scope="col">Customer</th>
            <th scope="col">How it stands</th>
            <th scope="col" className="c-order">
              Where it goes
            </th>
            <th scope="col" className="c-updated" data-n>
              Waits
            </th>
            <th scope="col" data-n>
              Amount
            </th>
            {canWrite ? (
              <th scope="col">
                <span className="sr-only">Acts</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {refunds.map((refund) => (
            <Row key={refund.payout_id} refund={refund} canWrite={canWrite} now={now} timeZones={timeZones} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ refund, canWrite, now, timeZones }: Omit<RefundsTableProps, "refunds"> & { refund: RefundDue }) {
  const { word, tone } = standingOf(refund);
  const timeZone = timeZones[refund.store_name] ?? "UTC";
  const amount = moneyText(refund.amount, refund.currency, LOCALE);
  return (
    <tr>
      <th scope="row" className="c-code">
        <Link prefetch={false} className="row-link mono" href={`/dashboard/returns/${refund.return_code}`} data-row>
          {refund.return_code}
          <LinkProgress />
        </Link>
      </th>
      <td className="c-customer strong">{refund.customer_name}</td>
      <td className="refund-state c-status">
        <Stamp tone={tone} shape={tone === "bad" ? "failed" : undefined}>
          {word}
        </Stamp>
        {refund.error ? <span className="block text-[13px]">{refund.error}</span> : null}
        {refund.goes_out_at ? (
          <span className="block text-[13px]">
            goes out at {formatTime(refund.goes_out_at, "clock", { timeZone, locale: LOCALE })}
          </span>
        ) : null}
        {refund.next_try_at && refund.attempts > 0 && !refund.is_held ? (
          <span className="block text-[13px]">
            again in <Age at={refund.next_try_at} now={now} timeZone={timeZone} />
          </span>
        ) : null}
      </td>
      <td className="c-order">
        {refund.destination || OUTCOME_WORDS[refund.refund_option]}
        {refund.destination ? <span className="block text-[13px]">{OUTCOME_WORDS[refund.refund_option]}</span> : null}
      </td>
      <td className="c-updated" data-n>
        <Age at={refund.since} now={now} timeZone={timeZone} />
      </td>
      <td className="c-value strong" data-n>
        {amount}
      </td>
      {canWrite ? (
        <td className="refund-acts">
          <MarkRefunded
            processId={refund.process_id}
            currency={refund.currency}
            pending={refund.pending_of_return}
            returnCode={refund.return_code}
            customer={refund.customer_name}
            destination={refund.destination}
            isSmall
          />
        </td>
      ) : null}
    </tr>
  );
}
