import type { MailBlock, MailContent, MailFrame } from "./mail-content";
import type { MailWriter } from "./mail-texts";

/** The plain text version: says the same as the HTML. */
export const layoutText = (content: MailContent, frame: MailFrame, greeting: string, { say }: MailWriter): string => {
  const pair: Pair = (label, value) => (value === "" ? say("lead", { label }) : say("pair", { label, value }));
  return [
    ...(greeting === "" ? [] : [greeting]),
    content.headline,
    ...content.blocks.map((block) => blockText(block, pair)),
    `${pair(content.action, "")}\n${frame.statusUrl}`,
    frame.fields.map(({ label, value }) => pair(label, value)).join("\n"),
    [
      "-- ",
      frame.storeName,
      ...(frame.contact === null ? [] : [frame.contact.text]),
      ...(frame.policy === null ? [] : [pair(frame.policy.label, frame.policy.url)]),
      frame.why,
    ].join("\n"),
  ].join("\n\n");
};

/** Label and value, or a label that introduces the next line: languages differ in the space before a colon. */
type Pair = (label: string, value: string) => string;

const blockText = (block: MailBlock, pair: Pair): string => {
  switch (block.kind) {
    case "text":
      return block.text;
    case "quote":
      return `${pair(block.label, "")}\n${block.text.replace(/^/gm, "> ")}`;
    case "rows":
      return [
        ...(block.title === "" ? [] : [pair(block.title, "")]),
        ...(block.total === undefined ? [] : [pair(block.total.label, block.total.value)]),
        ...block.rows.map(({ label, value, notes, code }) => {
          const more = [...notes, ...(code === undefined ? [] : [pair(code.label, code.text)])];
          // "2 × Jumper" for items, "To Visa: 12.00" for money.
          const head = block.total === undefined && value.endsWith("×") ? `${value} ${label}` : pair(label, value);
          return [`- ${head}`, ...more.map((note) => `  ${note}`)].join("\n");
        }),
      ].join("\n");
  }
};
