"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { LiveButton } from "../../ui/live-button";
import { DeleteEndpointDialog } from "./delete-endpoint-dialog";
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
  const [isDeleting, setDeleting] = useState(false);
  const { pending, delivered, dead } = endpoint;
  return (
    <article className="endpoint" aria-label={endpoint.url}>
      <header>
        <h3 className="endpoint-url">
          <Link className="hover:underline" href={endpointHref(endpoint.endpoint_id)}>
            {endpoint.url}
          </Link>
        </h3>
        <EndpointHealth endpoint={endpoint} />
        {canWrite ? (
          <LiveButton
            className="button ml-auto"
            data-kind="bare"
            data-size="small"
            aria-haspopup="dialog"
            onClick={() => setDeleting(true)}
          >
            <Trash2 aria-hidden="true" />
            Delete<span className="sr-only"> {endpoint.url}</span>
          </LiveButton>
        ) : null}
      </header>
      {endpoint.is_enabled ? null : (
        <p className="px-4 pb-3 text-[var(--bad)]">
          {endpoint.disabled_reason} Its events gather until it is on again.
        </p>
      )}
      <div className="px-4 pb-3 empty:hidden">
        <FailingBanner endpoint={endpoint} lately={lately} />
      </div>
      <dl className="cells grid-cols-2! md:grid-cols-[1fr_1.4fr_2fr]!">
        <div className="cell">
          <dt>Acknowledged</dt>
          <dd>
            {delivered.toLocaleString("en")} of {(delivered + pending + dead).toLocaleString("en")}
            <small>{pending > 0 ? `${pending} waiting` : dead > 0 ? `${dead} given up` : "Nothing waits"}</small>
            <small>
              <WeekBars lately={lately} now={now} />
            </small>
            <Link className="link text-small" href={endpointHref(endpoint.endpoint_id)}>
              Test, change, replay
            </Link>
          </dd>
        </div>
        <div className="cell">
          <dt>Events</dt>
          <dd>
            <WhatItGets endpoint={endpoint} />
          </dd>
        </div>
        <div className="cell max-md:col-span-2">
          <dt>Signing secret</dt>
          <dd>
            {canWrite ? (
              <Secret endpointId={endpoint.endpoint_id} known={newSecret} />
            ) : (
              "Only those who manage webhooks see it"
            )}
          </dd>
        </div>
      </dl>
      {isDeleting ? <DeleteEndpointDialog endpoint={endpoint} onClose={() => setDeleting(false)} /> : null}
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
        <small>What is on its way to {warehouse_name}</small>
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
