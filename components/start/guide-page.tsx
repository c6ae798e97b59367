import { Mark } from "./mark";
import { Markdown } from "./markdown";

/** One guide of docs/guides. */
export function GuidePage({ text }: { text: string }) {
  return (
    <main className="start errors">
      <nav className="guide-crumbs" aria-label="Way back">
        <a className="errors-home" href="/" aria-label="Homeward, to the start">
          <Mark />
        </a>
        <a href="/docs">Documentation</a>
      </nav>
      <article className="guide">
        <Markdown text={text} />
      </article>
    </main>
  );
}
