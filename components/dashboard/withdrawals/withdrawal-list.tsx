import Link from "next/link";
import type { z } from "zod";
import type { listWithdrawals } from "@/contract/dashboard/withdrawals";
import { Age } from "../returns/age";

type WithdrawalListProps = {
  withdrawals: z.output<typeof listWithdrawals.output>["withdrawals"];
  now: string;
  timeZone: string;
};

/** Declarations, newest first: who, for which contract. */
export function WithdrawalList({ withdrawals, now, timeZone }: WithdrawalListProps) {
  return (
    <table className="table withdrawals">
      <caption className="sr-only">Declarations of withdrawal</caption>
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">From</th>
          <th scope="col">E-mail</th>
          <th scope="col">Number</th>
          <th scope="col" data-n>
            Received
          </th>
        </tr>
      </thead>
      <tbody>
        {withdrawals.map(({ withdrawal_id, number, name, contract, email, received_at }) => (
          <tr key={withdrawal_id}>
            <th scope="row">
              <Link
                prefetch={false}
                className="strong hover:underline"
                href={`/dashboard/withdrawals/${withdrawal_id}`}
              >
                {contract}
              </Link>
            </th>
            <td>{name}</td>
            <td>{email}</td>
            <td>
              <span className="mono">{number}</span>
            </td>
            <td data-n>
              <Age at={received_at} now={now} timeZone={timeZone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
