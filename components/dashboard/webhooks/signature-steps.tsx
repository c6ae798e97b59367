"use client";

import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { useTRPCClient } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import { FailedCall } from "../controls/failed-call";
import { recomputeSignatures } from "./recompute-signatures";

type SignatureStepsProps = { endpointId: string; body: string; headers: Readonly<Record<string, string>> };

/**
 * How the signatures of an attempt are made, step by step, with the secret that the endpoint has now. The secret is asked for
 * when it is wanted; what is made of it is made in this browser.
 */
export function SignatureSteps({ endpointId, body, headers }: SignatureStepsProps) {
  const client = useTRPCClient();
  const compute = useMutation({
    mutationFn: async () => {
      const { secret } = await client.revealWebhookSecret.mutate({ endpoint_id: endpointId });
      return recomputeSignatures({ body, headers, secret });
    },
  });
  const made = compute.data;
  const bytes = new TextEncoder().encode(body).length.toLocaleString("en");
  return (
    <Section
      id="signature"
      title="Signature"
      aside={
        <Button isLive size="small" disabled={compute.isPending} onClick={() => compute.mutate()}>
          {compute.isPending ? "Computing …" : "Recompute it"}
        </Button>
      }
    >
      <div role="status">
        <FailedCall error={compute.error} />
        {made === undefined ? (
          <p className="text-ink-2 py-3">
            Recomputes both signatures of the last attempt step by step and compares them with what was sent.
          </p>
        ) : (
          <ol className="py-3 pl-6 gap-3 list-decimal grid [&_li]:marker:text-ink-3 [&_li]:marker:[font-variant-numeric:tabular-nums]">
            <li>Take the body as it was sent, byte for byte: {bytes} bytes.</li>
            <Step code={made.bodyAlone} name="X-SVC-Signature">
              HMAC-SHA256 of it; the key is the secret as you see it,{" "}
              <span className="font-mono text-code">whsec_</span> included; as lowercase hex.
            </Step>
            <li>
              For the other header put id and time before the body, with dots:{" "}
              <span className="font-mono text-code break-all">{made.signedBeginning}…</span>
            </li>
            <Step code={made.standard} name="webhook-signature">
              HMAC-SHA256 of that; the key is what the base64 behind <span className="font-mono text-code">whsec_</span>{" "}
              stands for; as base64, behind <span className="font-mono text-code">v1,</span>.
            </Step>
          </ol>
        )}
      </div>
    </Section>
  );
}

type StepProps = { code: { value: string; isSent: boolean }; name: string; children: ReactNode };

function Step({ code: { value, isSent }, name, children }: StepProps) {
  return (
    <li>
      {children}
      <CodeBlock className="my-2" label={`Computed ${name}`} isWrapped>
        {value}
      </CodeBlock>
      {isSent ? (
        <Badge tone="ok">As sent in {name}</Badge>
      ) : (
        <>
          <Badge tone="hold">Differs from {name}</Badge>{" "}
          <span className="text-ink-2 text-[13px]">The secret was rotated after this attempt.</span>
        </>
      )}
    </li>
  );
}
