import { t } from "@/messages/dashboard/emails";
import { fileAnswer } from "@/server/http/file-answer";
import { documentAnswer } from "../../../../../document-answer";

type Context = { params: Promise<{ mail_id: string; file: string }> };

/** Returns an attachment of an email by its name. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { mail_id, file } = await params;
  return documentAnswer(request, async (api) => {
    const { mail } = await api.getMail({ mail_id });
    const found = mail.attachments.find(({ name }) => name === decodeURIComponent(file));
    return found === undefined ? t("mailPage.noFile") : fileAnswer(found);
  });
}
