import { fileAnswer } from "@/server/http/file-answer";
import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../staff";

type Context = { params: Promise<{ mail_id: string; file: string }> };

/** A file that came with a mail, by its name. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { mail_id, file } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    const { mail } = await api.getMail({ mail_id });
    const found = mail.attachments.find(({ name }) => name === decodeURIComponent(file));
    return found === undefined ? absent("There is no such file in this mail.") : fileAnswer(found);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return absent(problem.message);
  }
}

const absent = (text: string): Response =>
  new Response(`${text}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
