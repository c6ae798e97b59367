import type { Metadata } from "next";
import { mailboxWords } from "@/components/dashboard/emails/email-list-words";
import { MailList } from "@/components/dashboard/emails/mail-list";
import { Suppressions } from "@/components/dashboard/emails/suppressions";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { Refused } from "@/components/dashboard/shell/refused";
import { t } from "@/messages/dashboard/emails";
import { staffPage } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("emailsPage.title") });

export default async function MailboxPage() {
  const { api, viewer, timeZone, now } = await staffPage("/dashboard/emails");
  if (!viewer.can("mailbox:read")) return <Refused />;
  const { mails, has_mail_server: hasMailServer } = await api.listMails({});
  const { suppressions } = await api.listMailSuppressions({});
  const words = mailboxWords({ hasMailServer });
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">{t("emailsPage.title")}</h1>
        <p className="text-ink-2">{words.about}</p>
      </div>
      <Suppressions suppressions={suppressions} canLift={viewer.can("connections:write")} />
      {mails.length === 0 ? (
        <Blank title={t("emailsPage.empty")}>
          <p>{words.blank}</p>
        </Blank>
      ) : (
        <MailList mails={mails} now={now} timeZone={timeZone} />
      )}
    </>
  );
}
