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
    <ol className="mail-list border-line border-t">
      {withdrawals.map(({ withdrawal_id, number, name, contract, received_at }) => (
        <li key={withdrawal_id}>
          <Link prefetch={false} href={`/dashboard/withdrawals/${withdrawal_id}`}>
            <span className="code">{number}</span>
            <span>
              <span className="font-medium">{contract}</span> <span className="text-ink-2">{name}</span>
            </span>
            <span className="text-ink-2 text-right">
              <Age at={received_at} now={now} timeZone={timeZone} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
