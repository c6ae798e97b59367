import type { z } from "zod";
import type { listMails } from "@/contract/dashboard/emails";
import { t } from "@/messages/dashboard/emails";
import { Badge, type BadgeTone } from "../../ui/badge";

type State = z.output<typeof listMails.output>["mails"][number]["state"];

const TONES: Record<State, BadgeTone> = {
  KEPT: "neutral",
  QUEUED: "run",
  SENT: "ok",
  DELAYED: "hold",
  BOUNCED: "bad",
  SUPPRESSED: "bad",
  DELIVERED: "ok",
  COMPLAINED: "bad",
};

/** The delivery status of an email. */
export function MailBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{t(`mailBadge.${state}`)}</Badge>;
}
