import type { MailBlock, MailContent, MailFrame } from "./mail-content";

/** The plain text twin: says the same as the HTML. */
export const layoutText = (content: MailContent, frame: MailFrame, greeting: string): string =>
  [
    ...(greeting === "" ? [] : [greeting]),
    content.headline,
    ...content.blocks.map(blockText),
    `${content.action}:\n${frame.statusUrl}`,
    frame.fields.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    [
      "-- ",
      frame.storeName,
      ...(frame.contact === null ? [] : [frame.contact.text]),
      ...(frame.policy === null ? [] : [`${frame.policy.label}: ${frame.policy.url}`]),
      frame.why,
    ].join("\n"),
  ].join("\n\n");

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case "text":
      return block.text;
    case "quote":
      return `${block.label}:\n${block.text.replace(/^/gm, "> ")}`;
    case "rows":
      return [
        ...(block.title === "" ? [] : [`${block.title}:`]),
        ...(block.total === undefined ? [] : [`${block.total.label}: ${block.total.value}`]),
        ...block.rows.map(({ label, value, notes, code }) => {
          const more = [...notes, ...(code === undefined ? [] : [`${code.label}: ${code.text}`])];
          // "2 × Jumper" for items, "To Visa: 12.00" for money.
          const head = block.total === undefined && value.endsWith("×") ? `${value} ${label}` : `${label}: ${value}`;
          return [`- ${head}`, ...more.map((note) => `  ${note}`)].join("\n");
        }),
      ].join("\n");
  }
};
