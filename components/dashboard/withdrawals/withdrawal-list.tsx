import Link from "next/link";
import type { z } from "zod";
import type { listWithdrawals } from "@/contract/dashboard/withdrawals";
import { t } from "@/messages/dashboard/withdrawals";
import { Age } from "../../ui/age";
import { Table } from "../../ui/table";

type WithdrawalListProps = {
  withdrawals: z.output<typeof listWithdrawals.output>["withdrawals"];
  now: string;
  timeZone: string;
};

/** Withdrawal notices, newest first, with person and contract. */
export function WithdrawalList({ withdrawals, now, timeZone }: WithdrawalListProps) {
  return (
    <Table
      className="edge-l:pl-pad edge-r:pr-pad max-md:edge-l:pl-0 max-md:edge-r:pr-0 cell:nth-[-n+3]:wrap-anywhere cell:nth-[-n+3]:whitespace-normal max-md:block max-md:border-t! max-md:border-line max-md:[&_thead]:hidden max-md:[&_tbody]:block max-md:row:grid max-md:row:grid-cols-[minmax(0,1fr)_auto] max-md:row:gap-x-3 max-md:row:gap-y-0.5 max-md:row:border-b max-md:row:border-line max-md:row:px-pad max-md:row:py-2.5 max-md:cell:col-span-full max-md:cell:h-auto max-md:cell:border-0 max-md:cell:p-0"
      caption={t("withdrawalList.title")}
      columns={[
        ...[t("withdrawalList.contract"), t("withdrawalList.name"), t("withdrawalList.email")],
        ...[t("withdrawalList.number"), { name: t("withdrawalList.received"), isFigure: true }],
      ]}
    >
      {withdrawals.map(({ withdrawal_id, number, name, contract, email, received_at }) => (
        <tr key={withdrawal_id}>
          <th scope="row" className="max-md:col-start-1! max-md:col-end-auto! max-md:row-start-1">
            <Link
              prefetch={false}
              className="font-medium text-ink hover:underline"
              href={`/dashboard/withdrawals/${withdrawal_id}`}
            >
              {contract}
            </Link>
          </th>
          <td>{name}</td>
          <td>{email}</td>
          <td>
            <span className="font-mono text-code">{number}</span>
          </td>
          <td className="max-md:col-start-2! max-md:col-end-auto! max-md:row-start-1" data-n>
            <Age at={received_at} now={now} timeZone={timeZone} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
