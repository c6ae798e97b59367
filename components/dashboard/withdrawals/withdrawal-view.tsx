import Link from "next/link";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { getWithdrawal } from "@/contract/dashboard/withdrawals";
import { formatTime, receiptTime } from "../../ui/format-time";
import { Crumbs } from "../controls/crumbs";
import { LOCALE } from "../returns/age";

type WithdrawalViewProps = { withdrawal: z.output<typeof getWithdrawal.output>; timeZone: string };

/** One declaration as it was received, with the proof of it, and what became of its mails. */
export function WithdrawalView({ withdrawal, timeZone }: WithdrawalViewProps) {
  const where = { timeZone, locale: LOCALE };
  const { withdrawal_id: id, number, name, contract, email, received_at, statement } = withdrawal;
  return (
    <div className="document max-w-4xl!">
      <Crumbs parent="Withdrawals" href="/dashboard/withdrawals" here={number} />
      <h1 className="text-h1 mt-1 mb-1 font-semibold">{contract}</h1>
      <p className="text-ink-2 mb-4">
        {name} withdrew from this contract. You owe the money within 14 days; you may wait until the goods are back or
        proven sent.
      </p>
      <dl className="cells grid-cols-1! sm:grid-cols-2!">
        <Fact label="Received">
          <time dateTime={received_at}>{receiptTime(received_at, where)}</time>
        </Fact>
        <Fact label="Number">
          <span className="code">{number}</span>
        </Fact>
        <Fact label="Name">{name}</Fact>
        <Fact label="E-mail">
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact label="What was declared" isWide>
          <q lang={withdrawal.lang}>{statement}</q>
        </Fact>
        <Fact label="Fingerprint of the receipt (SHA-256)" isWide>
          <span className="code break-all">{withdrawal.receipt_sha256}</span>
        </Fact>
      </dl>
      <p className="mt-4 flex flex-wrap gap-2">
        <a className="button" data-kind="main" href={`/dashboard/withdrawals/${id}/receipt`} download>
          Save the receipt (PDF)
        </a>
        <Link className="button" href={`/dashboard/returns?q=${encodeURIComponent(contract)}`}>
          Look for its returns
        </Link>
      </p>
      <h2 className="text-h2 mt-8 mb-2 font-semibold">Mails</h2>
      <ul className="grid gap-1">
        {withdrawal.mails.map((mail) => (
          <li key={mail.kind}>
            <b className="font-medium">{mail.kind === "RECEIPT" ? `Receipt to ${email}` : "Notice to you"}</b>:{" "}
            {mailState(mail, (at) => formatTime(at, "dayTime", where))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MailState = z.output<typeof getWithdrawal.output>["mails"][number];

function mailState({ sent_at, next_try_at, error }: MailState, when: (at: string) => string): string {
  if (sent_at !== null) return `sent ${when(sent_at)}`;
  if (next_try_at === null) return `not sent: ${error}. Send the receipt yourself.`;
  return error === "" ? "on its way" : `not sent yet: ${error}. Tried again ${when(next_try_at)}.`;
}

function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "cell sm:col-span-2" : "cell"}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
