"use client";

import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import type { sendTestWebhook } from "@/contract/admin/webhook-endpoints";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { linkStyle } from "../../ui/text-link";
import { useTRPC } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import { FailedCall } from "../controls/failed-call";
import { SelectField } from "../controls/select-field";
import { AnswerBadge } from "./answer-badge";
import { HeadersHeading, HeadersList } from "./headers-list";
import type { TestSubject } from "./types";

const EVENT_OPTIONS = WEBHOOK_EVENTS.map((event) => [event, event] as const);

type TestEventProps = {
  endpointId: string;
  /** It gets the daily list of a warehouse, so there is no event to choose. */
  isList: boolean;
  subjects: readonly TestSubject[];
  canWrite: boolean;
};

/** Sends a test event and shows the response. */
export function TestEvent({ endpointId, isList, subjects, canWrite }: TestEventProps) {
  const trpc = useTRPC();
  const send = useMutation(trpc.sendTestWebhook.mutationOptions());
  const [event, setEvent] = useState<WebhookEvent>("onProcessCompleted");
  const [about, setAbout] = useState("");
  return (
    <Section id="test-event" title={t("testEvent.title")} className="mt-8">
      {canWrite ? (
        <div className="flex flex-wrap items-end gap-3 py-3">
          {isList ? null : (
            <>
              <SelectField
                className="min-w-0 basis-56"
                label={t("testEvent.event")}
                options={EVENT_OPTIONS}
                value={event}
                onChange={setEvent}
              />
              <SelectField
                className="min-w-0 max-w-full basis-96"
                label={t("testEvent.about")}
                options={[
                  ["", t("testEvent.sample")],
                  ...subjects.map(({ process_id, words }) => [process_id, words] as const),
                ]}
                value={about}
                onChange={setAbout}
              />
            </>
          )}
          <Button
            isLive
            disabled={send.isPending}
            onClick={() => send.mutate({ endpoint_id: endpointId, event, process_id: about })}
          >
            <Send aria-hidden="true" />
            {send.isPending ? t("testEvent.sending") : isList ? t("testEvent.sendList") : t("testEvent.send")}
          </Button>
        </div>
      ) : null}
      <div className="pb-3" role="status">
        <FailedCall error={send.error} className="m-0!" />
        {send.data ? <TestResult result={send.data} /> : null}
        {send.data || send.error ? null : (
          <p className="text-ink-2">
            {t.rich("testEvent.words", {
              code: (text) => <span className="font-mono text-code">{text}</span>,
            })}
          </p>
        )}
      </div>
    </Section>
  );
}

function TestResult({ result }: { result: z.output<typeof sendTestWebhook.output> }) {
  const duration = result.duration_ms.toLocaleString("en");
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <AnswerBadge
          state={result.outcome === "ACKNOWLEDGED" ? "DELIVERED" : "DEAD"}
          status={result.http_status}
          attempts={1}
        />
        <span className="text-ink-2">
          {result.error
            ? t("testEvent.errorAfter", { error: result.error, duration })
            : t("testEvent.after", { duration })}
        </span>
      </p>
      {result.response_body ? (
        <CodeBlock className="max-h-40" label={t("testEvent.responseBody")} isWrapped>
          {result.response_body}
        </CodeBlock>
      ) : null}
      <details>
        <summary className={linkStyle("w-fit text-[13px]")}>{t("testEvent.allHeaders")}</summary>
        <div className="mt-2 grid gap-3">
          <HeadersHeading>{t("testEvent.requestHeaders")}</HeadersHeading>
          <HeadersList headers={result.request_headers} />
          <HeadersHeading>{t("testEvent.requestBody")}</HeadersHeading>
          <CodeBlock className="max-h-60" label={t("testEvent.requestBody")} isWrapped>
            {result.body}
          </CodeBlock>
          <HeadersHeading>{t("testEvent.responseHeaders")}</HeadersHeading>
          <HeadersList headers={result.response_headers} />
        </div>
      </details>
    </div>
  );
}
