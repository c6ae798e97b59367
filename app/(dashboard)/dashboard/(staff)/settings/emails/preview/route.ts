import { SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { documentAnswer } from "../../../../../document-answer";

/** As of an email in the mail box: a document with its own rules, in which nothing runs. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; sandbox",
  "Cache-Control": "no-store",
};

/** An email with the texts as they stand in the form. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = SHOPPER_LANGUAGES.find((language) => language === searchParams.get("lang")) ?? "en";
  return documentAnswer(request, async (api) => {
    const { html } = await api.previewMailText({
      ...{ ecommerce_id: searchParams.get("ecommerce_id") ?? "", mail: searchParams.get("mail") ?? "", lang },
      texts: textsOf(searchParams.get("texts") ?? ""),
    });
    return new Response(html, { headers: HEADERS });
  });
}

const textsOf = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
};
