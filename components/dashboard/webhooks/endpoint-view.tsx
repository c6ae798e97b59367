import type { ReactNode } from "react";
import { formatTime } from "../../ui/format-time";
import { Crumbs } from "../controls/crumbs";
import { LOCALE } from "../returns/age";
import { EndpointActs } from "./endpoint-acts";
import { WhatItGets } from "./endpoint-card";
import { EndpointHealth } from "./endpoint-health";
import { FailingBanner } from "./failing-banner";
import { Replays } from "./replays";
import { Secret } from "./secret";
import { TestEvent } from "./test-event";
import type { Endpoint, Lately, Replay, StoreName, TestSubject } from "./types";
import { WeekBars } from "./week-bars";

type EndpointViewProps = {
  endpoint: Endpoint;
  replays: readonly Replay[];
  lately: Lately | null;
  now: string;
  stores: readonly StoreName[];
  subjects: readonly TestSubject[];
  dayAgo: string;
  timeZone: string;
  canWrite: boolean;
  children: ReactNode;
};

/** One receiver with all that can be done about it; its deliveries are the children. */
export function EndpointView({
  endpoint,
  replays,
  lately,
  now,
  stores,
  subjects,
  dayAgo,
  timeZone,
  canWrite,
  children,
}: EndpointViewProps) {
  return (
    <div className="document">
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here="Endpoint" />
      <div className="document-head">
        <h1 className="endpoint-title">{endpoint.url}</h1>
        <EndpointHealth endpoint={endpoint} />
        {canWrite ? <EndpointActs endpoint={endpoint} stores={stores} dayAgo={dayAgo} /> : null}
      </div>
      {endpoint.is_enabled ? null : (
        <p className="notice mb-4" data-tone="bad" role="status">
          {endpoint.disabled_reason} {endpoint.pending.toLocaleString("en")}{" "}
          {endpoint.pending === 1 ? "event waits" : "events wait"} and go out when it is switched on again.
        </p>
      )}
      <div className="mb-4 empty:hidden">
        <FailingBanner endpoint={endpoint} lately={lately} />
      </div>
      <Facts lately={lately} now={now} endpoint={endpoint} stores={stores} timeZone={timeZone} canWrite={canWrite} />
      <TestEvent
        endpointId={endpoint.endpoint_id}
        isList={endpoint.warehouse_id !== null}
        subjects={subjects}
        canWrite={canWrite}
      />
      <Replays replays={replays} timeZone={timeZone} />
      {children}
    </div>
  );
}

type FactsProps = Pick<EndpointViewProps, "endpoint" | "lately" | "now" | "stores" | "timeZone" | "canWrite">;

function Facts({ endpoint, lately, now, stores, timeZone, canWrite }: FactsProps) {
  const { pending, delivered, dead, ecommerce_ids: storeIds, previous_secret_until: until } = endpoint;
  const names = stores.filter(({ ecommerce_id }) => storeIds.includes(ecommerce_id)).map(({ name }) => name);
  return (
    <dl className="cells grid-cols-2! lg:grid-cols-[1fr_1.2fr_1fr_2fr]!">
      <div className="cell">
        <dt>Acknowledged</dt>
        <dd>
          {delivered.toLocaleString("en")} of {(delivered + pending + dead).toLocaleString("en")}
          <small>
            {pending.toLocaleString("en")} waiting, {dead.toLocaleString("en")} given up
          </small>
          <small>
            <WeekBars lately={lately} now={now} />
          </small>
        </dd>
      </div>
      <div className="cell">
        <dt>Events</dt>
        <dd>
          <WhatItGets endpoint={endpoint} />
        </dd>
      </div>
      <div className="cell max-lg:col-span-2">
        <dt>Stores</dt>
        <dd>{storeIds.length === 0 ? "All" : names.join(", ")}</dd>
      </div>
      <div className="cell max-lg:col-span-2">
        <dt>Signing secret</dt>
        <dd>
          {canWrite ? (
            <Secret endpointId={endpoint.endpoint_id} known={null} />
          ) : (
            "Only those who manage webhooks see it"
          )}
          {until ? (
            <small>The one before signs, too, until {formatTime(until, "dayTime", { timeZone, locale: LOCALE })}</small>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
