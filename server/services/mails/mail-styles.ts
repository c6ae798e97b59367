import type { MailColours } from "./mail-content";

/** What cannot be inline: the dark look, and phones. Only computed colours enter it. */
export const mailStyles = ({ dark }: MailColours): string => {
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
    "@media(max-width:480px){.outer{padding:20px 10px!important}.pad{padding:24px 20px 4px!important}.box{padding-left:20px!important;padding-right:10px!important}}",
    `@media(prefers-color-scheme:dark){${night("")}}`,
    // Outlook on the web and its apps mark what they turned dark.
    night("[data-ogsc] "),
  ].join("");
};

const rule = (prefix: string, selector: string, declarations: string): string =>
  `${prefix}${selector}{${declarations.replaceAll(";", "!important;")}!important}`;
