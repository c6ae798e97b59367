import Link from "next/link";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Stamp } from "../../ui/stamp";
import { LinkProgress } from "../browser/link-progress";
import { Age, LOCALE } from "../returns/age";
import { RefundDestination } from "./refund-destination";
import { canMark, dayWords, REFUND_STATES, type RefundDue } from "./refund-words";

type Picking = {
  picked: ReadonlySet<string>;
  pick: (payoutId: string) => void;
  pickAll: () => void;
  isAll: boolean;
};

type RefundsTableProps = {
  refunds: readonly RefundDue[];
  now: string;
  timeZones: Readonly<Record<string, string>>;
  /** Null for people who may only look. */
  picking: Picking | null;
  canSeeAccounts: boolean;
};

/** What is owed and not paid yet, the longest waiting first: where it goes, until when, and what it waits for. */
export function RefundsTable({ refunds, picking, ...shared }: RefundsTableProps) {
  return (
    <div className="rows refunds">
      <table className="table">
        <caption className="sr-only">Pending refunds, oldest first</caption>
        <thead>
          <tr>
            {picking ? (
              <th scope="col" className="c-pick">
                <input
                  className="tick"
                  type="checkbox"
                  aria-label="Select all refunds that wait for you"
                  checked={picking.isAll}
                  onChange={picking.pickAll}
                />
              </th>
            ) : null}
            <th scope="col">Return</th>
            <th scope="col">Customer</th>
            <th scope="col">Status</th>
            <th scope="col" className="c-order">
              Destination
            </th>
            <th scope="col" className="c-updated">
              Refund by
            </th>
            <th scope="col" data-n>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {refunds.map((refund) => (
            <Row key={refund.payout_id} refund={refund} picking={picking} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<RefundsTableProps, "refunds"> & { refund: RefundDue };

function Row({ refund, now, timeZones, picking, canSeeAccounts }: RowProps) {
  const { word, tone } = REFUND_STATES[refund.state];
  const timeZone = timeZones[refund.store_name] ?? "UTC";
  return (
    <tr>
      {picking ? (
        <td className="c-pick">
          {canMark(refund) ? (
            <input
              className="tick"
              type="checkbox"
              aria-label={`Select the refund of ${refund.return_code}`}
              checked={picking.picked.has(refund.payout_id)}
              onChange={() => picking.pick(refund.payout_id)}
            />
          ) : null}
        </td>
      ) : null}
      <th scope="row" className="c-code">
        <Link prefetch={false} className="row-link mono" href={`/dashboard/returns/${refund.return_code}`} data-row>
          {refund.return_code}
          <LinkProgress />
        </Link>
        {refund.is_test ? <span className="block text-[13px] font-normal">Test return</span> : null}
      </th>
      <td className="c-customer strong">{refund.customer_name}</td>
      <td className="refund-state c-status">
        <Stamp tone={tone} shape={tone === "bad" ? "failed" : undefined}>
          {word}
        </Stamp>
        {refund.error ? <span className="block text-[13px]">{refund.error}</span> : null}
        {refund.goes_out_at ? (
          <span className="block text-[13px]">
            Waits until {formatTime(refund.goes_out_at, "clock", { timeZone, locale: LOCALE })}
          </span>
        ) : null}
        {refund.state === "NEEDS_RELEASE" ? (
          <span className="block text-[13px]">Waits for release by a second person</span>
        ) : null}
        {refund.next_try_at && refund.attempts > 0 ? (
          <span className="block text-[13px]">
            next try in <Age at={refund.next_try_at} now={now} timeZone={timeZone} />
          </span>
        ) : null}
      </td>
      <td className="c-order">
        <RefundDestination refund={refund} canSeeAccounts={canSeeAccounts} />
      </td>
      <td className="c-updated">
        {dayWords(refund.refund_by)}
        {refund.is_overdue ? <span className="block text-[13px] font-semibold text-bad">Overdue</span> : null}
      </td>
      <td className="c-value strong" data-n>
        {moneyText(refund.amount, refund.currency, LOCALE)}
      </td>
    </tr>
  );
}
