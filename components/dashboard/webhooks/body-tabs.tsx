"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
import { Button } from "../../ui/button";
import { LiveButton } from "../../ui/live-button";
import { Section } from "../../ui/section";
import { Segments, segmentStyle } from "../../ui/segments";
import { copyText } from "../browser/copy-text";
import { CodeBlock } from "../controls/code-block";
import { JsonView } from "./json-view";

/** The body, formatted for reading or as the exact bytes for verifying the signature. */
export function BodyTabs({ body }: { body: string }) {
  const [isRaw, setRaw] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const bytes = new TextEncoder().encode(body).length;
  return (
    <Section
      id="body"
      title={
        <>
          {t("bodyTabs.title")}{" "}
          <span className="text-small text-ink-2 font-normal">{t("bodyTabs.size", { count: bytes })}</span>
        </>
      }
      aside={
        <Segments role="group" aria-label={t("bodyTabs.show")}>
          <LiveButton className={segmentStyle()} aria-pressed={!isRaw} onClick={() => setRaw(false)}>
            {t("bodyTabs.formatted")}
          </LiveButton>
          <LiveButton className={segmentStyle()} aria-pressed={isRaw} onClick={() => setRaw(true)}>
            {t("bodyTabs.exactBytes")}
          </LiveButton>
        </Segments>
      }
    >
      <div className="relative mt-3">
        {isRaw ? (
          <CodeBlock label={t("bodyTabs.exactBytesLabel")} isWrapped>
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
          {isCopied ? common("copied") : common("copy")}
        </Button>
      </div>
    </Section>
  );
}
