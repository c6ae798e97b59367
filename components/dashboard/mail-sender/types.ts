import type { z } from "zod";
import type { getMailSender } from "@/contract/dashboard/mail-sender";

export type MailSender = z.output<typeof getMailSender.output>["sender"];

export type SenderPartProps = {
  connectionId: string;
  sender: MailSender;
  canChange: boolean;
  onChanged: () => void;
};
