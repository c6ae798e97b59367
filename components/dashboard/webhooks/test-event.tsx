"use client";

import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import { AnswerStamp } from "./answer-stamp";

/** Sends an invented event and shows at once what came back. */
export function TestEvent({ endpointId, canWrite }: { endpointId: string; canWrite: boolean }) {
  const trpc = useTRPC();
  const send = useMutation(trpc.sendTestWebhook.mutationOptions());
  const result = send.data;
  return (
    <section className="section mt-8" aria-labelledby="test-event">
      <header>
        <h2 id="test-event" className="text-h2 font-semibold">
          Test event
        </h2>
        {canWrite ? (
          <LiveButton
            className="button"
            data-size="small"
            disabled={send.isPending}
            onClick={() => send.mutate({ endpoint_id: endpointId })}
          >
            <Send aria-hidden="true" />
            {send.isPending ? "Waiting for the answer …" : "Send a test event"}
          </LiveButton>
        ) : null}
      </header>
      <div className="py-3" role="status">
        {send.error ? <p className="field-error m-0">{problemText(send.error)}</p> : null}
        {result ? (
          <div className="grid gap-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <AnswerStamp
                state={result.outcome === "ACKNOWLEDGED" ? "DELIVERED" : "DEAD"}
                status={result.http_status}
                attempts={1}
              />
              <span className="text-ink-2">
                {result.error ? `${result.error}, ` : ""}after {result.duration_ms.toLocaleString("en")} ms
              </span>
            </p>
            {result.response_body ? (
              <CodeBlock className="max-h-40" label="Body of the answer" isWrapped>
                {result.response_body}
              </CodeBlock>
            ) : null}
          </div>
        ) : (
          <p className="text-ink-2">
            An invented return, signed like every other, with <span className="mono">X-SVC-Test: true</span>. It goes
            out at once, also while the endpoint is off, and is not tried again.
          </p>
        )}
      </div>
    </section>
  );
}
