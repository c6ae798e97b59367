import { DocsFrame } from "./docs-frame";
import { Markdown } from "./markdown";

/** One guide of docs/guides. */
export function GuidePage({ text }: { text: string }) {
  return (
    <DocsFrame>
      <article>
        <Markdown text={text} />
      </article>
    </DocsFrame>
  );
}
