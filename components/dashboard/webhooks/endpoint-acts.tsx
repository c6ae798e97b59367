"use client";

import { useMutation } from "@tanstack/react-query";
import { KeyRound, Pencil, Power, RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { EditEndpointDialog } from "./edit-endpoint-dialog";
import { ReplayManyDialog } from "./replay-many-dialog";
import { RotateSecretDialog } from "./rotate-secret-dialog";
import type { Endpoint, StoreName } from "./types";

type EndpointActsProps = { endpoint: Endpoint; stores: readonly StoreName[]; dayAgo: string };

/** What can be done with an endpoint. */
export function EndpointActs({ endpoint, stores, dayAgo }: EndpointActsProps) {
  const [open, setOpen] = useState<"edit" | "rotate" | "replay" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
      <SwitchButton endpoint={endpoint} />
      {endpoint.is_enabled ? (
        <Button isLive onClick={() => setOpen("replay")}>
          <RotateCw aria-hidden="true" />
          Send many again
        </Button>
      ) : null}
      <Button isLive onClick={() => setOpen("edit")}>
        <Pencil aria-hidden="true" />
        Change
      </Button>
      <Button isLive onClick={() => setOpen("rotate")}>
        <KeyRound aria-hidden="true" />
        New secret
      </Button>
      {open === "edit" ? <EditEndpointDialog endpoint={endpoint} stores={stores} onClose={close} /> : null}
      {open === "rotate" ? <RotateSecretDialog endpointId={endpoint.endpoint_id} onClose={close} /> : null}
      {open === "replay" ? (
        <ReplayManyDialog endpointId={endpoint.endpoint_id} since={endpoint.failing_since ?? dayAgo} onClose={close} />
      ) : null}
    </div>
  );
}

function SwitchButton({ endpoint }: { endpoint: Endpoint }) {
  const trpc = useTRPC();
  const say = useToast();
  const lookAgain = useLookAgain();
  const isOn = endpoint.is_enabled;
  const update = useMutation(
    trpc.updateWebhookEndpoint.mutationOptions({
      onSuccess: () => {
        say(isOn ? "Switched off. Its events gather." : "Switched on. What waited goes out now.");
        lookAgain();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return (
    <Button
      isLive
      kind={isOn ? undefined : "main"}
      disabled={update.isPending}
      onClick={() => update.mutate({ endpoint_id: endpoint.endpoint_id, is_enabled: !isOn })}
    >
      <Power aria-hidden="true" />
      {isOn ? "Switch off" : "Switch on"}
    </Button>
  );
}
