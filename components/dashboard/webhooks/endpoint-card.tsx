"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { Fact, Facts } from "../../ui/facts";
import { TextLink } from "../../ui/text-link";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { EndpointHealth } from "./endpoint-health";
import { eventWords } from "./event-words";
import { FailingBanner } from "./failing-banner";
import { Secret } from "./secret";
import type { Endpoint, Lately } from "./types";
import { WeekBars } from "./week-bars";

type EndpointCardProps = {
  endpoint: Endpoint;
  lately: Lately | null;
  now: string;
  canWrite: boolean;
  newSecret: string | null;
};

/** One receiver: where it is, how it does, what it signs with. */
export function EndpointCard({ endpoint, lately, now, canWrite, newSecret }: EndpointCardProps) {
  const { pending, delivered, dead } = endpoint;
  return (
    <article
      className="border border-rule rounded-control bg-surface [article+&]:mt-3 [&>header]:py-3 [&>header]:pl-4 [&>header]:pr-2 [&>header]:gap-y-2 [&>header]:gap-x-3 [&>header]:items-center [&>header]:flex [&>header]:flex-wrap"
      aria-label={endpoint.url}
    >
      <header>
        <h3 className="text-body tracking-[-0.02em] font-mono wrap-anywhere font-medium">
          <Link className="hover:underline" href={endpointHref(endpoint.endpoint_id)}>
            {endpoint.url}
          </Link>
        </h3>
        <EndpointHealth endpoint={endpoint} />
        {canWrite ? (
          <DialogButton
            className="ml-auto"
            kind="bare"
            isSmall
            ask={(onClose) => <DeleteEndpointDialog endpoint={endpoint} onClose={onClose} />}
          >
            <Trash2 aria-hidden="true" />
            Delete<span className="sr-only"> {endpoint.url}</span>
          </DialogButton>
        ) : null}
      </header>
      {endpoint.is_enabled ? null : (
        <p className="px-4 pb-3 text-[var(--bad)]">
          {endpoint.disabled_reason} Events are queued until you turn it on.
        </p>
      )}
      <div className="px-4 pb-3 empty:hidden">
        <FailingBanner endpoint={endpoint} lately={lately} />
      </div>
      <Facts className="rounded-t-none! rounded-b-[5px]! border-0! border-t! grid-cols-2! md:grid-cols-[1fr_1.4fr_2fr]!">
        <Fact label="Acknowledged">
          {delivered.toLocaleString("en")} of {(delivered + pending + dead).toLocaleString("en")}
          <small>{pending > 0 ? `${pending} waiting` : dead > 0 ? `${dead} failed` : "No pending events"}</small>
          <small>
            <WeekBars lately={lately} now={now} />
          </small>
          <TextLink className="text-small" href={endpointHref(endpoint.endpoint_id)}>
            Test, edit, resend
          </TextLink>
        </Fact>
        <Fact label="Events">
          <WhatItGets endpoint={endpoint} />
        </Fact>
        <Fact label="Signing secret" className="max-md:col-span-2">
          {canWrite ? (
            <Secret endpointId={endpoint.endpoint_id} known={newSecret} />
          ) : (
            "Only visible to people who manage webhooks"
          )}
        </Fact>
      </Facts>
    </article>
  );
}

/** Events, or the daily list of a warehouse. */
export function WhatItGets({
  endpoint: { events, warehouse_id, warehouse_name },
}: {
  endpoint: Pick<Endpoint, "events" | "warehouse_id" | "warehouse_name">;
}) {
  if (warehouse_id !== null)
    return (
      <>
        Daily list
        <small>Parcels on their way to {warehouse_name}</small>
      </>
    );
  return (
    <>
      {events.length === WEBHOOK_EVENTS.length ? `All ${WEBHOOK_EVENTS.length}` : events.length}
      <small>{events.map(eventWords).join(", ")}</small>
    </>
  );
}

export const endpointHref = (endpointId: string): string => `/dashboard/webhooks/endpoints/${endpointId}`;

/** Asks before an endpoint goes: nobody can bring its waiting deliveries back. */
function DeleteEndpointDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const client = useTRPCClient();
  const router = useRouter();
  const { url, pending } = endpoint;
  return (
    <Question
      title="Delete this endpoint?"
      effect={
        <>
          <p className="font-mono text-code break-all">{url}</p>
          <p className="mt-2">
            {pending > 0 ? `${pending} waiting ${pending === 1 ? "delivery is" : "deliveries are"} dropped. ` : ""}
            Past deliveries stay visible. The secret is deleted.
          </p>
        </>
      }
      confirm="Delete endpoint"
      doing="Deleting …"
      done="Endpoint deleted. Nothing more is sent to it."
      isDanger
      send={() => client.deleteWebhookEndpoint.mutate({ endpoint_id: endpoint.endpoint_id })}
      onDone={() => router.refresh()}
      onClose={onClose}
    />
  );
}
