import { Markdown } from "./markdown";
import { StartFrame } from "./start-frame";

/** One guide of docs/guides. */
export function GuidePage({ text }: { text: string }) {
  return (
    <StartFrame
      isReference
      beside={
        <a className="inline-flex min-h-11 items-center text-accent underline underline-offset-3" href="/docs">
          Documentation
        </a>
      }
    >
      <article>
        <Markdown text={text} />
      </article>
    </StartFrame>
  );
}
