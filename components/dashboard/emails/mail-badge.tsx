import type { z } from "zod";
import type { listMails } from "@/contract/dashboard/emails";
import { Badge, type BadgeTone } from "../../ui/badge";

type State = z.output<typeof listMails.output>["mails"][number]["state"];

const LOOKS: Record<State, readonly [BadgeTone, string]> = {
  KEPT: ["neutral", "Kept here"],
  QUEUED: ["run", "Sending"],
  SENT: ["ok", "Sent"],
  DELAYED: ["hold", "Delayed"],
  BOUNCED: ["bad", "Bounced"],
  SUPPRESSED: ["bad", "Not sent"],
  DELIVERED: ["ok", "Delivered"],
  COMPLAINED: ["bad", "Reported as spam"],
};

/** How far an email is. */
export function MailBadge({ state }: { state: State }) {
  const [tone, word] = LOOKS[state];
  return <Badge tone={tone}>{word}</Badge>;
}
