import type { Metadata } from "next";
import { MailList } from "@/components/dashboard/mailbox/mail-list";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Mail box" };

export default async function MailboxPage() {
  const api = await requireStaff("/dashboard/mailbox");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("mailbox:read")) return <Refused />;
  const { mails } = await api.listMails({});
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Mail box</h1>
        <p className="text-ink-2">What the service wrote to shoppers. Nothing leaves while no mail server is set up.</p>
      </div>
      {mails.length === 0 ? (
        <Blank title="No mail yet">
          <p>The first one is written when a return is confirmed.</p>
        </Blank>
      ) : (
        <MailList mails={mails} now={new Date().toISOString()} timeZone={viewer.stores[0]?.time_zone ?? "UTC"} />
      )}
    </>
  );
}
