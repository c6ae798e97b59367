import { escapeHtml as esc } from "./escape-html";
import type { MailBlock, MailColors, MailContent, MailField, MailFrame, MailRow } from "./mail-content";

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const MONO = "'IBM Plex Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";
/** Otherwise email apps show the beginning of the email after the preheader. */
const PREHEADER_FILL = "&#847;&zwnj;&nbsp;".repeat(60);

/**
 * The layout of all emails: tables, because email apps support nothing else. Inline styles are the light theme; the
 * style sheet switches it where emails are shown in dark mode. Everything except tags passes through `esc`.
 */
export const layoutHtml = (content: MailContent, frame: MailFrame, greeting: string): string => {
  const { light } = frame.colors;
  const sides = SIDES[frame.direction];
  return `<!doctype html>
<html lang="${esc(frame.language)}" dir="${frame.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${esc(content.headline)}</title>
<style>${mailStyles(frame.colors, sides)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f8f7f2;color:#191f25;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${esc(content.preheader)}${PREHEADER_FILL}</div>
<table ${TABLE} class="paper" style="background:#f8f7f2"><tr><td align="center" class="outer" style="padding:32px 16px">
<table ${TABLE} style="max-width:600px;font:16px/25px 'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td style="padding:0 4px 20px">${logo(frame)}</td></tr>
<tr><td class="card" style="background:#fefdfb;border:1px solid #dedcd5;border-radius:10px;overflow:hidden">
<table ${TABLE}>
<tr><td class="pad" style="padding:32px 32px 8px">
${greeting === "" ? "" : `<p class="soft" style="margin:0 0 8px;color:#4a5158">${esc(greeting)}</p>`}
<h1 class="words" style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.01em">${esc(content.headline)}</h1>
${content.blocks.map((block) => blockHtml(block, sides)).join("\n")}
${button(content.action, frame, light)}
</td></tr>
${fieldGrid(frame.fields, sides)}
</table>
</td></tr>
${footer(frame, light.link)}
</table>
</td></tr></table>
</body>
</html>`;
};

/** Start and end of a line: email apps don't support logical properties. */
const SIDES = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } } as const;
type Sides = (typeof SIDES)[MailFrame["direction"]];

/** The image has its own light background, because it may be unreadable on a dark one. */
const logo = ({ logoUrl, storeName }: MailFrame): string =>
  logoUrl === ""
    ? `<span class="words" style="font-size:19px;line-height:26px;font-weight:600">${esc(storeName)}</span>`
    : `<img class="logo" src="${esc(logoUrl)}" alt="${esc(storeName)}" height="40" style="display:block;height:40px;max-width:240px;border:0;font-size:19px;font-weight:600">`;

const blockHtml = (block: MailBlock, sides: Sides): string => {
  switch (block.kind) {
    case "text":
      return `<p class="words" style="margin:0 0 14px">${lines(block.text)}</p>`;
    case "quote":
      return `<table ${TABLE} style="margin:4px 0 18px"><tr><td class="quote words" style="padding:2px 0;padding-${sides.start}:16px;border-${sides.start}:3px solid #dedcd5"><span class="faint" style="font-size:13px;line-height:18px;color:#636a71">${esc(block.label)}</span><br>${lines(block.text)}</td></tr></table>`;
    case "rows":
      return rowsHtml(block, sides);
  }
};

const rowsHtml = ({ title, rows, total }: Extract<MailBlock, { kind: "rows" }>, sides: Sides): string => {
  const head =
    title === ""
      ? ""
      : `<tr><th colspan="2" scope="colgroup" align="${sides.start}" class="faint" style="padding:0 0 6px;font-size:13px;line-height:18px;font-weight:500;color:#636a71">${esc(title)}</th></tr>`;
  const foot =
    total === undefined
      ? ""
      : `<tr><td class="rule words" style="padding:12px 0;padding-${sides.end}:12px;border-top:2px solid #191f25;font-weight:600">${esc(total.label)}</td><td class="rule" align="${sides.end}" valign="top" style="padding:12px 0;border-top:2px solid #191f25;font-weight:600;font-size:19px;white-space:nowrap;font-variant-numeric:tabular-nums">${esc(total.value)}</td></tr>`;
  const body = rows.map((row) => rowHtml(row, sides)).join("\n");
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 18px">${head}${foot}${body}<tr><td colspan="2" class="line" style="border-top:1px solid #dedcd5;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
};

const rowHtml = ({ label, notes, value, code }: MailRow, sides: Sides): string => {
  const small = notes.map(
    (note) => `<br><span class="soft" style="font-size:14px;line-height:20px;color:#4a5158">${esc(note)}</span>`,
  );
  const copied =
    code === undefined
      ? ""
      : `<br><span class="faint" style="font-size:13px;line-height:24px;color:#636a71">${esc(code.label)}</span><br><span class="code" dir="ltr" style="display:inline-block;padding:6px 10px;border:1px dashed #848073;border-radius:2px;font:500 16px/22px ${MONO};word-break:break-all">${esc(code.text)}</span>`;
  return `<tr><td class="line words" valign="top" style="padding:10px 0;padding-${sides.end}:12px;border-top:1px solid #dedcd5">${esc(label)}${small.join("")}${copied}</td><td class="line" align="${sides.end}" valign="top" style="padding:10px 0;border-top:1px solid #dedcd5;white-space:nowrap;font-variant-numeric:tabular-nums">${esc(value)}</td></tr>`;
};

/** Wrapped in a table, because the oldest email apps ignore a link's background. */
const button = (action: string, { statusUrl, radius }: MailFrame, light: MailFrame["colors"]["light"]): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 26px"><tr><td class="button" bgcolor="${light.button}" style="background:${light.button};border:1px solid ${light.edge};border-radius:${radius}px"><a class="button-text" href="${esc(statusUrl)}" style="display:inline-block;padding:12px 22px;color:${light.onButton};font-weight:600;text-decoration:none">${esc(action)}</a></td></tr></table>`;

/** Two boxes side by side; a single last one takes the full width. */
const fieldGrid = (fields: readonly MailField[], sides: Sides): string => {
  const pairs = fields.flatMap((field, index) => (index % 2 === 0 ? [[field, fields[index + 1]] as const] : []));
  const rows = pairs.map(([first, second]) =>
    second === undefined
      ? `<tr>${box(first, "whole", sides)}</tr>`
      : `<tr>${box(first, "first", sides)}${box(second, "second", sides)}</tr>`,
  );
  return `<tr><td style="padding:0"><table ${TABLE} style="table-layout:fixed">${rows.join("")}</table></td></tr>`;
};

const box = ({ label, value, isCode }: MailField, place: "first" | "second" | "whole", sides: Sides): string => {
  const edge = place === "first" ? `border-${sides.end}:1px solid #dedcd5;` : "";
  const font = isCode ? `font:500 15px/22px ${MONO}` : "font-size:15px;line-height:22px;font-weight:500";
  return `<td colspan="${place === "whole" ? 2 : 1}" class="box line words" valign="top" style="padding:12px 16px 14px;padding-${sides.start}:32px;border-top:1px solid #dedcd5;${edge}"><span class="faint" style="font-size:13px;line-height:18px;color:#636a71">${esc(label)}</span><br><span${isCode ? ' dir="ltr"' : ""} style="${font}">${esc(value)}</span></td>`;
};

const footer = ({ storeName, contact, policy, why }: MailFrame, link: string): string => {
  const anchor = (href: string, text: string): string =>
    `<a class="link" href="${esc(href)}" style="color:${link};text-decoration:underline">${esc(text)}</a>`;
  const parts = [
    `<strong style="font-weight:600">${esc(storeName)}</strong>`,
    ...(contact === null ? [] : [linked(contact.text, contact.email, anchor)]),
    ...(policy === null ? [] : [anchor(policy.url, policy.label)]),
    esc(why),
  ];
  return `<tr><td class="faint words" style="padding:20px 4px 0;font-size:14px;line-height:22px;color:#636a71">${parts.join("<br>")}</td></tr>`;
};

/** The sentence with its email address as a link. */
const linked = (text: string, email: string, anchor: (href: string, text: string) => string): string => {
  const [before = "", ...after] = text.split(email);
  return `${esc(before)}${anchor(`mailto:${encodeURIComponent(email).replace("%40", "@")}`, email)}${esc(after.join(email))}`;
};

const lines = (text: string): string => esc(text).replace(/\r\n|\r|\n/g, "<br>");

/** Styles that can't be inline: dark mode and phones. Only computed colors are inserted. */
const mailStyles = ({ dark }: MailColors, sides: Sides): string => {
  const night = (prefix: string): string =>
    [
      rule(prefix, ".paper", "background:#0f1317;color:#f1f0ec"),
      rule(prefix, ".card", "background:#171b20;border-color:#2d3238;color:#f1f0ec"),
      rule(prefix, ".line", "border-color:#2d3238"),
      rule(prefix, ".quote", "border-color:#6e757d"),
      rule(prefix, ".rule", "border-color:#f1f0ec"),
      rule(prefix, ".words", "color:#f1f0ec"),
      rule(prefix, ".soft", "color:#bcbbb3"),
      rule(prefix, ".faint", "color:#9d9b93"),
      rule(prefix, ".code", "border-color:#6e757d"),
      rule(prefix, ".logo", "background:#fefdfb;color:#191f25;padding:8px 12px;border-radius:6px"),
      rule(prefix, ".button", `background:${dark.button};border-color:${dark.edge}`),
      rule(prefix, ".button-text", `color:${dark.onButton}`),
      rule(prefix, ".link", `color:${dark.link}`),
    ].join("");
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    ".words{overflow-wrap:anywhere;word-break:break-word;hyphens:auto}",
    `@media(max-width:480px){.outer{padding:20px 10px!important}.pad{padding:24px 20px 4px!important}.box{padding-${sides.start}:20px!important;padding-${sides.end}:10px!important}}`,
    `@media(prefers-color-scheme:dark){${night("")}}`,
    // Outlook on the web and its apps mark what they turned dark.
    night("[data-ogsc] "),
  ].join("");
};

const rule = (prefix: string, selector: string, declarations: string): string =>
  `${prefix}${selector}{${declarations.replaceAll(";", "!important;")}!important}`;
