import type { ReturnProcess } from "@/server/domain/process/types";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { ServiceContext } from "../context";
import { noteHtml } from "./note-html";

type Note = {
  activity: { id: string };
  process: Pick<ReturnProcess, "id" | "groupId">;
  to: string;
  subject: string;
  /** One paragraph each. */
  lines: readonly string[];
};

/** A plain note to the store about one of its returns; when it is resent, email apps group the two. */
export const merchantMail = (
  { env }: Pick<ServiceContext, "env">,
  { activity, process, to, subject, lines }: Note,
): OutgoingMail => ({
  to,
  from: env.MAIL_FROM,
  subject: subject.replaceAll(/[\r\n]+/g, " "),
  text: lines.join("\n\n"),
  html: noteHtml(lines),
  headers: {
    "Message-ID": `<${activity.id}@homeward>`,
    "Auto-Submitted": "auto-generated",
    "X-SVC-Group": process.groupId,
    "X-SVC-Process": process.id,
  },
});
