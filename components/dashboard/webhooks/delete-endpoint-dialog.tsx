import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "../browser/trpc";
import { PlainQuestion } from "../controls/plain-question";
import type { Endpoint } from "./types";

/** Asks before an endpoint goes: nobody can bring its waiting deliveries back. */
export function DeleteEndpointDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const trpc = useTRPC();
  const router = useRouter();
  const remove = useMutation(trpc.deleteWebhookEndpoint.mutationOptions());
  const { url, pending } = endpoint;
  return (
    <PlainQuestion
      title="Delete this endpoint?"
      effect={
        <>
          <p className="font-mono text-code break-all">{url}</p>
          <p className="mt-2">
            {pending > 0 ? `${pending} waiting ${pending === 1 ? "delivery is" : "deliveries are"} dropped. ` : ""}
            Its past deliveries stay readable. The secret is lost.
          </p>
        </>
      }
      confirm="Delete the endpoint"
      doing="Deleting …"
      done="The endpoint is deleted. Nothing more is sent to it."
      isDanger
      send={() => remove.mutateAsync({ endpoint_id: endpoint.endpoint_id })}
      onDone={() => router.refresh()}
      onClose={onClose}
    />
  );
}
