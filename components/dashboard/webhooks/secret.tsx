"use client";

import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";

/** `known`: the secret of an endpoint that was just added is shown at once. */
type SecretProps = { endpointId: string; known: string | null };

/** The key of the signature: hidden until asked for, then to be copied. */
export function Secret({ endpointId, known }: SecretProps) {
  const trpc = useTRPC();
  const reveal = useMutation(trpc.revealWebhookSecret.mutationOptions());
  const [isHidden, setHidden] = useState(false);
  const secret = reveal.data?.secret ?? known;
  if (secret !== null && !isHidden) {
    return (
      <span className="secret">
        <CodeChip code={secret} />
        <LiveButton className="link text-[13px] font-normal" onClick={() => setHidden(true)}>
          Hide
        </LiveButton>
      </span>
    );
  }
  return (
    <span className="secret">
      <span className="mono" aria-hidden="true">
        ••••••••••••
      </span>
      <LiveButton
        className="button"
        data-kind="bare"
        data-size="small"
        onClick={() => {
          setHidden(false);
          if (secret === null) reveal.mutate({ endpoint_id: endpointId });
        }}
      >
        <Eye aria-hidden="true" />
        {reveal.isPending ? "Reading …" : "Reveal"}
      </LiveButton>
      {reveal.error ? <span className="field-error m-0">{problemText(reveal.error)}</span> : null}
    </span>
  );
}
