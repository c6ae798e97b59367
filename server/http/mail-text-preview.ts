import type { z } from "zod";
import type { previewMailText } from "@/contract/dashboard/mail-texts";
import { SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { Problem } from "@/server/kernel/problem";
import { escapeHtml } from "@/server/services/mails/escape-html";
import { formOf } from "./from-multipart";

/** The longest possible texts of an email, all in four-byte characters, are a third of this size. */
const MOST_BYTES = 256 * 1024;

/** The same headers as for an email in the Emails page: a document with its own policy, in which no script runs. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; sandbox",
  "Cache-Control": "no-store",
};

type Api = { previewMailText: (input: z.input<typeof previewMailText.input>) => Promise<{ html: string }> };

/**
 * Returns the email that a form (`ecommerce_id`, `mail`, `lang`, `texts` as JSON) asks for, or an error page. `nameOf`
 * returns the form's label of a text.
 */
export const previewAnswer = async (
  request: Request,
  { api, nameOf }: { api: Api; nameOf: (key: string) => string },
): Promise<Response> => {
  try {
    const form = await formOf(request, MOST_BYTES);
    const field = (name: string): string => String(form.get(name) ?? "");
    const { html } = await api.previewMailText({
      ...{ ecommerce_id: field("ecommerce_id"), mail: field("mail"), texts: textsOf(field("texts")) },
      lang: SHOPPER_LANGUAGES.find((language) => language === field("lang")) ?? "en",
    });
    return new Response(html, { headers: HEADERS });
  } catch (error) {
    // Operations called within this process wrap the problems they throw.
    const problem = error instanceof Error && error.cause instanceof Problem ? error.cause : error;
    if (!(problem instanceof Problem) || problem.reason === "INTERNAL") throw error;
    return previewMessage(problem.status, messageOf(problem, nameOf));
  }
};

const textsOf = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The texts cannot be read. Reload the page and try again.");
  }
};

/** Refers to a text by its label in the form rather than by its path. */
const messageOf = ({ reason, message, extras }: Problem, nameOf: (key: string) => string): string => {
  const first = extras.violations?.[0];
  if (reason === "PAYLOAD_TOO_LARGE") return "The texts are too long for a preview. Shorten them.";
  const [, key] = /^texts\W+(.+?)\W*$/.exec(first?.field ?? "") ?? [];
  return first === undefined || key === undefined
    ? message.replaceAll("`", "")
    : `The text “${nameOf(key)}” ${first.description}.`;
};

/** An error sentence in place of the email, on the same white background, also in a dark dashboard. */
export const previewMessage = (status: number, message: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No preview</title></head>` +
      `<body style="margin:0;padding:24px;background:#fff;color:#1f2328;font:15px/1.5 system-ui,sans-serif;` +
      `overflow-wrap:anywhere"><p role="alert" style="margin:0">${escapeHtml(message)}</p></body></html>`,
    { status, headers: HEADERS },
  );
