import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { MailView } from "@/components/dashboard/mailbox/mail-view";
import { Refused } from "@/components/dashboard/shell/refused";
import { orNotFound, requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Mail" };

type Props = { params: Promise<{ mail_id: string }> };

export default async function MailPage({ params }: Props) {
  const { mail_id } = await params;
  const api = await requireStaff(`/dashboard/mailbox/${mail_id}`);
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("mailbox:read")) return <Refused />;
  const { mail } = await orNotFound(api.getMail({ mail_id }));
  return <MailView mail={mail} timeZone={viewer.stores[0]?.time_zone ?? "UTC"} />;
}
