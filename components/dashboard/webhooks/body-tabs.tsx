"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { LiveButton } from "../../ui/live-button";
import { Section } from "../../ui/section";
import { Segments, segmentStyle } from "../../ui/segments";
import { copyText } from "../browser/copy-text";
import { CodeBlock } from "../controls/code-block";
import { JsonView } from "./json-view";

/** The body: indented to be read, or the exact bytes to be checked against the signature. */
export function BodyTabs({ body }: { body: string }) {
  const [isRaw, setRaw] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const bytes = new TextEncoder().encode(body).length;
  return (
    <Section
      id="body"
      title={
        <>
          Body{" "}
          <span className="text-small text-ink-2 font-normal">
            {bytes.toLocaleString("en")} bytes, the same in every attempt
          </span>
        </>
      }
      aside={
        <Segments role="group" aria-label="Show body">
          <LiveButton className={segmentStyle()} aria-pressed={!isRaw} onClick={() => setRaw(false)}>
            Formatted
          </LiveButton>
          <LiveButton className={segmentStyle()} aria-pressed={isRaw} onClick={() => setRaw(true)}>
            Exact bytes
          </LiveButton>
        </Segments>
      }
    >
      <div className="relative mt-3">
        {isRaw ? (
          <CodeBlock label="Body, exact bytes" isWrapped>
            {body}
          </CodeBlock>
        ) : (
          <JsonView text={body} />
        )}
        <Button
          isLive
          className="absolute top-2 right-2"
          size="small"
          onClick={async (event) => setCopied(await copyText(body, event.currentTarget))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
    </Section>
  );
}
