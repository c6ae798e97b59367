import { Fragment, type ReactNode } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { CodeBlock } from "../controls/code-block";

/** One JSON token: a string with the colon that makes it a name, or a bare value. */
const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

/** JSON with highlighting: names in ink, values in petrol. Text that isn't JSON is shown unchanged. */
export function JsonView({ text, label = t("jsonView.label") }: { text: string; label?: string }) {
  const pretty = prettyJson(text);
  return (
    <CodeBlock label={label}>
      <code>{pretty === null ? text : color(pretty)}</code>
    </CodeBlock>
  );
}

export const prettyJson = (text: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
};

const color = (pretty: string): ReactNode[] => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of pretty.matchAll(TOKEN)) {
    const [whole, string, colon] = match;
    if (match.index > end) parts.push(<i key={`i${end}`}>{pretty.slice(end, match.index)}</i>);
    parts.push(
      string && colon ? (
        <Fragment key={match.index}>
          {string}
          <i>{colon}</i>
        </Fragment>
      ) : (
        <b key={match.index}>{whole}</b>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(<i key="end">{pretty.slice(end)}</i>);
  return parts;
};
