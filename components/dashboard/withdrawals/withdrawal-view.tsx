import type { z } from "zod";
import type { getWithdrawal } from "@/contract/dashboard/withdrawals";
import { t } from "@/messages/dashboard/withdrawals";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { formatTime, receiptTime } from "../../ui/format-time";
import { Page } from "../../ui/page";
import { TextAnchor } from "../../ui/text-link";
import { Crumbs } from "../controls/crumbs";

type WithdrawalViewProps = { withdrawal: z.output<typeof getWithdrawal.output>; timeZone: string };

/** One withdrawal notice as it was received, with its receipt and the status of its emails. */
export function WithdrawalView({ withdrawal, timeZone }: WithdrawalViewProps) {
  const where = { timeZone, locale: LOCALE };
  const { withdrawal_id: id, number, name, contract, email, received_at, statement } = withdrawal;
  return (
    <Page className="max-w-4xl!">
      <Crumbs parent={t("withdrawalView.withdrawals")} href="/dashboard/withdrawals" here={number} />
      <h1 className="text-h1 mt-1 mb-1 font-semibold">{contract}</h1>
      <p className="text-ink-2 mb-4">{t("withdrawalView.words", { name })}</p>
      <Facts className="grid-cols-1! sm:grid-cols-2!">
        <Fact label={t("withdrawalView.received")}>
          <time dateTime={received_at}>{receiptTime(received_at, where)}</time>
        </Fact>
        <Fact label={t("withdrawalView.number")}>
          <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal">{number}</span>
        </Fact>
        <Fact label={t("withdrawalView.name")}>{name}</Fact>
        <Fact label={t("withdrawalView.email")}>
          <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
        </Fact>
        <Fact label={t("withdrawalView.statement")} className="sm:col-span-2">
          <q lang={withdrawal.lang}>{statement}</q>
        </Fact>
        <Fact label={t("withdrawalView.fingerprint")} className="sm:col-span-2">
          <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal break-all">
            {withdrawal.receipt_sha256}
          </span>
        </Fact>
      </Facts>
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonAnchor kind="main" href={`/dashboard/withdrawals/${id}/receipt`} download>
          {t("withdrawalView.saveReceipt")}
        </ButtonAnchor>
        <ButtonLink href={`/dashboard/returns?q=${encodeURIComponent(contract)}`}>
          {t("withdrawalView.findReturns")}
        </ButtonLink>
      </p>
      <h2 className="text-h2 mt-8 mb-2 font-semibold">{t("withdrawalView.emails")}</h2>
      <ul className="grid gap-1">
        {withdrawal.mails.map((mail) => (
          <li key={mail.kind}>
            {t.rich(`withdrawalView.mails.${mail.kind}.${mailState(mail)}`, {
              ...{ email, error: mail.error, time: mailTime(mail, where) },
              b: (text) => <b className="font-medium">{text}</b>,
            })}
          </li>
        ))}
      </ul>
    </Page>
  );
}

type MailState = z.output<typeof getWithdrawal.output>["mails"][number];

/** Returns when the email was sent or will be retried; "" if neither applies. */
const mailTime = ({ sent_at, next_try_at }: MailState, where: Parameters<typeof formatTime>[2]): string => {
  const at = sent_at ?? next_try_at;
  return at === null ? "" : formatTime(at, "dayTime", where);
};

const mailState = ({ sent_at, next_try_at, error }: MailState) => {
  if (sent_at !== null) return "sent";
  if (next_try_at === null) return "failed";
  return error === "" ? "sending" : "retrying";
};
