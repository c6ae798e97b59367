"use client";

import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { useTRPCClient } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import { FailedCall } from "../controls/failed-call";
import { recomputeSignatures } from "./recompute-signatures";

type SignatureStepsProps = { endpointId: string; body: string; headers: Readonly<Record<string, string>> };

/**
 * Shows step by step how the signatures of an attempt are computed with the endpoint's current secret. The secret is
 * loaded on request, and the signatures are computed in this browser.
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
  const bytes = new TextEncoder().encode(body).length;
  return (
    <Section
      id="signature"
      title={t("signatureSteps.title")}
      aside={
        <Button isLive size="small" disabled={compute.isPending} onClick={() => compute.mutate()}>
          {compute.isPending ? t("signatureSteps.computing") : t("signatureSteps.recompute")}
        </Button>
      }
    >
      <div role="status">
        <FailedCall error={compute.error} />
        {made === undefined ? (
          <p className="text-ink-2 py-3">{t("signatureSteps.words")}</p>
        ) : (
          <ol className="py-3 pl-6 gap-3 list-decimal grid [&_li]:marker:text-ink-3 [&_li]:marker:[font-variant-numeric:tabular-nums]">
            <li>{t("signatureSteps.body", { count: bytes })}</li>
            <Step code={made.bodyAlone} name="X-SVC-Signature">
              {t.rich("signatureSteps.bodyAlone", { code })}
            </Step>
            <li>
              {t.rich("signatureSteps.signed", {
                beginning: made.signedBeginning,
                code: (text) => <span className="font-mono text-code break-all">{text}</span>,
              })}
            </li>
            <Step code={made.standard} name="webhook-signature">
              {t.rich("signatureSteps.standard", { code })}
            </Step>
          </ol>
        )}
      </div>
    </Section>
  );
}

const code = (text: ReactNode) => <span className="font-mono text-code">{text}</span>;

type StepProps = { code: { value: string; isSent: boolean }; name: string; children: ReactNode };

function Step({ code: { value, isSent }, name, children }: StepProps) {
  return (
    <li>
      {children}
      <CodeBlock className="my-2" label={t("signatureSteps.computed", { name })} isWrapped>
        {value}
      </CodeBlock>
      {isSent ? (
        <Badge tone="ok">{t("signatureSteps.asSent", { name })}</Badge>
      ) : (
        <>
          <Badge tone="hold">{t("signatureSteps.differs", { name })}</Badge>{" "}
          <span className="text-ink-2 text-[13px]">{t("signatureSteps.rotated")}</span>
        </>
      )}
    </li>
  );
}
