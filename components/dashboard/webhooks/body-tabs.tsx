"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { copyText } from "../browser/copy-text";
import { CodeBlock } from "../controls/code-block";
import { JsonView } from "./json-view";

/** The body: indented to be read, or the exact bytes to be checked against the signature. */
export function BodyTabs({ body }: { body: string }) {
  const [isRaw, setRaw] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const bytes = new TextEncoder().encode(body).length;
  return (
    <section className="section" aria-labelledby="body">
      <header>
        <h2 id="body" className="text-h2 font-semibold">
          Body <span className="aside-note font-normal">{bytes.toLocaleString("en")} bytes, the same in every try</span>
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would box two words */}
        <div className="segments" role="group" aria-label="Show the body">
          <LiveButton className="segment" aria-pressed={!isRaw} onClick={() => setRaw(false)}>
            Indented
          </LiveButton>
          <LiveButton className="segment" aria-pressed={isRaw} onClick={() => setRaw(true)}>
            Exact bytes
          </LiveButton>
        </div>
      </header>
      <div className="relative mt-3">
        {isRaw ? (
          <CodeBlock label="Body, exact bytes" isWrapped>
            {body}
          </CodeBlock>
        ) : (
          <JsonView text={body} />
        )}
        <LiveButton
          className="button absolute top-2 right-2"
          data-size="small"
          onClick={async (event) => setCopied(await copyText(body, event.currentTarget))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? "Copied" : "Copy"}
        </LiveButton>
      </div>
    </section>
  );
}
