"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { Endpoint } from "./types";

type DeleteEndpointDialogProps = { ref: RefObject<HTMLDialogElement | null>; endpoint: Endpoint };

/** Asks before an endpoint goes: nobody can bring its waiting deliveries back. */
export function DeleteEndpointDialog({ ref, endpoint }: DeleteEndpointDialogProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const titleId = `delete-${endpoint.endpoint_id}`;
  const remove = useMutation(
    trpc.deleteWebhookEndpoint.mutationOptions({
      onSuccess: () => {
        ref.current?.close();
        say("The endpoint is deleted. Nothing more is sent to it.");
        router.refresh();
      },
    }),
  );
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2 font-semibold">
        Delete this endpoint?
      </h2>
      <p className="mono mt-2 break-all">{endpoint.url}</p>
      <p className="text-ink-2 mt-2">
        {endpoint.pending > 0
          ? `${endpoint.pending} waiting ${endpoint.pending === 1 ? "delivery is" : "deliveries are"} dropped. `
          : ""}
        Its past deliveries stay readable. The secret is lost.
      </p>
      {remove.error ? (
        <p className="field-error" role="alert">
          {problemText(remove.error)}
        </p>
      ) : null}
      <form method="dialog" className="mt-5 flex justify-end gap-2">
        <button className="button" type="submit">
          Keep it
        </button>
        <LiveButton
          className="button"
          data-kind="danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ endpoint_id: endpoint.endpoint_id })}
        >
          {remove.isPending ? "Deleting …" : "Delete the endpoint"}
        </LiveButton>
      </form>
    </dialog>
  );
}
