import type { ReactNode } from "react";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { DocumentHead, Page } from "../../ui/page";
import { Crumbs } from "../controls/crumbs";
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
    <Page>
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here="Endpoint" />
      <DocumentHead>
        <h1 className="text-[20px]/7 wrap-anywhere max-md:text-[16px]/6">{endpoint.url}</h1>
        <EndpointHealth endpoint={endpoint} />
        {canWrite ? <EndpointActs endpoint={endpoint} stores={stores} dayAgo={dayAgo} /> : null}
      </DocumentHead>
      {endpoint.is_enabled ? null : (
        <Notice as="p" className="mb-4" tone="bad" role="status">
          {endpoint.disabled_reason} {endpoint.pending.toLocaleString("en")}{" "}
          {endpoint.pending === 1 ? "event waits" : "events wait"} and go out when it is switched on again.
        </Notice>
      )}
      <div className="mb-4 empty:hidden">
        <FailingBanner endpoint={endpoint} lately={lately} />
      </div>
      <EndpointFacts
        lately={lately}
        now={now}
        endpoint={endpoint}
        stores={stores}
        timeZone={timeZone}
        canWrite={canWrite}
      />
      <TestEvent
        endpointId={endpoint.endpoint_id}
        isList={endpoint.warehouse_id !== null}
        subjects={subjects}
        canWrite={canWrite}
      />
      <Replays replays={replays} timeZone={timeZone} />
      {children}
    </Page>
  );
}

type EndpointFactsProps = Pick<EndpointViewProps, "endpoint" | "lately" | "now" | "stores" | "timeZone" | "canWrite">;

function EndpointFacts({ endpoint, lately, now, stores, timeZone, canWrite }: EndpointFactsProps) {
  const { pending, delivered, dead, ecommerce_ids: storeIds, previous_secret_until: until } = endpoint;
  const names = stores.filter(({ ecommerce_id }) => storeIds.includes(ecommerce_id)).map(({ name }) => name);
  return (
    <Facts className="grid-cols-2! lg:grid-cols-[1fr_1.2fr_1fr_2fr]!">
      <Fact label="Acknowledged">
        {delivered.toLocaleString("en")} of {(delivered + pending + dead).toLocaleString("en")}
        <small>
          {pending.toLocaleString("en")} waiting, {dead.toLocaleString("en")} given up
        </small>
        <small>
          <WeekBars lately={lately} now={now} />
        </small>
      </Fact>
      <Fact label="Events">
        <WhatItGets endpoint={endpoint} />
      </Fact>
      <Fact label="Stores" className="max-lg:col-span-2">
        {storeIds.length === 0 ? "All" : names.join(", ")}
      </Fact>
      <Fact label="Signing secret" className="max-lg:col-span-2">
        {canWrite ? <Secret endpointId={endpoint.endpoint_id} known={null} /> : "Only those who manage webhooks see it"}
        {until ? (
          <small>The one before signs, too, until {formatTime(until, "dayTime", { timeZone, locale: LOCALE })}</small>
        ) : null}
      </Fact>
    </Facts>
  );
}
