import type { OutgoingMail } from "@/server/partners/mailer";
import { noteHtml } from "./note-html";

/** The text of an email that tests delivery. `from`: the store, or the installation. */
export const testMailText = (from: string): Pick<OutgoingMail, "subject" | "text" | "html"> => {
  const lines = [
    `This is a test email of ${from}, sent by Homeward.`,
    "If you can read it, emails leave. Check that it did not land in spam, and that the sender's name and address are right.",
  ];
  return {
    subject: `Test email of ${from}`,
    text: lines.join("\n\n"),
    html: noteHtml(lines),
  };
};
