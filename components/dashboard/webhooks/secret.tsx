"use client";

import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
import { Button } from "../../ui/button";
import { LiveButton } from "../../ui/live-button";
import { linkStyle } from "../../ui/text-link";
import { useTRPC } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";
import { FailedCall } from "../controls/failed-call";

/** `known` is the secret of an endpoint that was just added, which is shown at once. */
type SecretProps = { endpointId: string; known: string | null };

/** The signing secret, masked until revealed, with a copy button. */
export function Secret({ endpointId, known }: SecretProps) {
  const trpc = useTRPC();
  const reveal = useMutation(trpc.revealWebhookSecret.mutationOptions());
  const [isHidden, setHidden] = useState(false);
  const secret = reveal.data?.secret ?? known;
  if (secret !== null && !isHidden) {
    return (
      <span className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap">
        <CodeChip code={secret} />
        <LiveButton className={linkStyle("text-[13px] font-normal")} onClick={() => setHidden(true)}>
          {t("secret.hide")}
        </LiveButton>
      </span>
    );
  }
  return (
    <span className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap">
      <span className="font-mono text-code" aria-hidden="true">
        ••••••••••••
      </span>
      <Button
        isLive
        kind="bare"
        size="small"
        onClick={() => {
          setHidden(false);
          if (secret === null) reveal.mutate({ endpoint_id: endpointId });
        }}
      >
        <Eye aria-hidden="true" />
        {reveal.isPending ? common("loading") : t("secret.reveal")}
      </Button>
      <FailedCall error={reveal.error} as="span" className="m-0!" />
    </span>
  );
}
