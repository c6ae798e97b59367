import type { Metadata } from "next";
import { MailView } from "@/components/dashboard/emails/mail-view";
import { Refused } from "@/components/dashboard/shell/refused";
import { t } from "@/messages/dashboard/emails";
import { orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("mailPage.title") });

export default async function MailPage({ params }: { params: Promise<{ mail_id: string }> }) {
  const { mail_id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/emails/${mail_id}`);
  if (!viewer.can("mailbox:read")) return <Refused />;
  const { mail } = await orNotFound(api.getMail({ mail_id }));
  return <MailView mail={mail} timeZone={timeZone} />;
}
