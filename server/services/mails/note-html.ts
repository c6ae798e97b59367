import { escapeHtml } from "./escape-html";

/** A plain note of paragraphs as HTML: readable on a phone, and in dark mode in the email app's own colors. */
export const noteHtml = (paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}</style></head><body style="margin:0;padding:24px 16px"><div style="max-width:600px;font:16px/25px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">${paragraphs
    .map((paragraph) => `<p style="margin:0 0 14px">${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")}</div></body></html>`;
