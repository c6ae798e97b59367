import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../staff";

type Context = { params: Promise<{ mail_id: string }> };

/**
 * The mail as its reader gets it, for a frame of the mail box. A document of its own with rules of its own: a mail brings
 * its styles in its tags, which no page of ours may, and nothing in it runs. Links open a new tab.
 */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; " +
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  "Cache-Control": "no-store",
};

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { mail_id } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    const { mail } = await api.getMail({ mail_id });
    return new Response(mail.html.replace("<head>", `<head><base target="_blank">`), { headers: HEADERS });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return new Response(`${problem.message}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
  }
}
