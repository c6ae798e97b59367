import type { z } from "zod";
import type { getWithdrawal } from "@/contract/dashboard/withdrawals";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { formatTime, receiptTime } from "../../ui/format-time";
import { Page } from "../../ui/page";
import { TextAnchor } from "../../ui/text-link";
import { Crumbs } from "../controls/crumbs";

type WithdrawalViewProps = { withdrawal: z.output<typeof getWithdrawal.output>; timeZone: string };

/** One declaration as it was received, with the proof of it, and what became of its mails. */
export function WithdrawalView({ withdrawal, timeZone }: WithdrawalViewProps) {
  const where = { timeZone, locale: LOCALE };
  const { withdrawal_id: id, number, name, contract, email, received_at, statement } = withdrawal;
  return (
    <Page className="max-w-4xl!">
      <Crumbs parent="Withdrawals" href="/dashboard/withdrawals" here={number} />
      <h1 className="text-h1 mt-1 mb-1 font-semibold">{contract}</h1>
      <p className="text-ink-2 mb-4">
        {name} withdrew from this contract. Refund the money within 14 days. You can wait until the goods are back or
        the shopper has shown proof of sending.
      </p>
      <Facts className="grid-cols-1! sm:grid-cols-2!">
        <Fact label="Received">
          <time dateTime={received_at}>{receiptTime(received_at, where)}</time>
        </Fact>
        <Fact label="Number">
          <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal">{number}</span>
        </Fact>
        <Fact label="Name">{name}</Fact>
        <Fact label="Email">
          <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
        </Fact>
        <Fact label="Statement" className="sm:col-span-2">
          <q lang={withdrawal.lang}>{statement}</q>
        </Fact>
        <Fact label="Fingerprint of the receipt (SHA-256)" className="sm:col-span-2">
          <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal break-all">
            {withdrawal.receipt_sha256}
          </span>
        </Fact>
      </Facts>
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonAnchor kind="main" href={`/dashboard/withdrawals/${id}/receipt`} download>
          Save receipt (PDF)
        </ButtonAnchor>
        <ButtonLink href={`/dashboard/returns?q=${encodeURIComponent(contract)}`}>Find its returns</ButtonLink>
      </p>
      <h2 className="text-h2 mt-8 mb-2 font-semibold">Emails</h2>
      <ul className="grid gap-1">
        {withdrawal.mails.map((mail) => (
          <li key={mail.kind}>
            <b className="font-medium">{mail.kind === "RECEIPT" ? `Receipt to ${email}` : "Notice to you"}</b>:{" "}
            {mailState(mail, (at) => formatTime(at, "dayTime", where))}
          </li>
        ))}
      </ul>
    </Page>
  );
}

type MailState = z.output<typeof getWithdrawal.output>["mails"][number];

function mailState({ sent_at, next_try_at, error }: MailState, when: (at: string) => string): string {
  if (sent_at !== null) return `sent ${when(sent_at)}`;
  if (next_try_at === null) return `not sent: ${error}. Send the receipt yourself.`;
  return error === "" ? "being sent" : `not sent yet: ${error}. Tried again ${when(next_try_at)}.`;
}
