import { documentAnswer } from "../../../../../document-answer";

/**
 * The email as the recipient sees it, for a frame of the email page. It is a separate document with its own policy,
 * because emails have inline styles, which our pages forbid; scripts don't run. Links open a new tab.
 */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; " +
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  "Cache-Control": "no-store",
};

export async function GET(request: Request, { params }: { params: Promise<{ mail_id: string }> }): Promise<Response> {
  const { mail_id } = await params;
  return documentAnswer(request, async (api) => {
    const { mail } = await api.getMail({ mail_id });
    return new Response(mail.html.replace("<head>", `<head><base target="_blank">`), { headers: HEADERS });
  });
}
