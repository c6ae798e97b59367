import type { ReactNode } from "react";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { DocumentHead, Page } from "../../ui/page";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { Crumbs } from "../controls/crumbs";
import { EndpointActs } from "./endpoint-acts";
import { WhatItGets } from "./endpoint-card";
import { EndpointHealth } from "./endpoint-health";
import { FailingBanner } from "./failing-banner";
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
export function EndpointView(props: EndpointViewProps) {
  const { endpoint, replays, lately, now, stores, subjects, dayAgo, timeZone, canWrite, children } = props;
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
          {endpoint.pending === 1 ? "event waits" : "events wait"} and will be sent when you turn it on.
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
          {pending.toLocaleString("en")} waiting, {dead.toLocaleString("en")} failed
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
        {canWrite ? (
          <Secret endpointId={endpoint.endpoint_id} known={null} />
        ) : (
          "Only visible to people who manage webhooks"
        )}
        {until ? (
          <small>
            The previous secret also signs until {formatTime(until, "dayTime", { timeZone, locale: LOCALE })}
          </small>
        ) : null}
      </Fact>
    </Facts>
  );
}

/** What was sent again in bulk, and how far it has come. */
function Replays({ replays, timeZone }: { replays: readonly Replay[]; timeZone: string }) {
  if (replays.length === 0) return null;
  const time = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  return (
    <Section id="replays" title="Resends">
      <Table
        isPlain
        caption="Recent resends, newest first"
        columns={["What", { name: "Requested", className: "max-md:hidden" }, { name: "Resent", isFigure: true }]}
      >
        {replays.map((each) => (
          <tr key={each.replay_id}>
            <th scope="row" className="whitespace-normal!">
              {each.what === "ALL" ? "Everything" : "Failed events"} from {time(each.from)} until {time(each.to)}
            </th>
            <td className="max-md:hidden">{time(each.created_at)}</td>
            <td data-n>{replayWords(each)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const replayWords = ({ replayed, total, finished_at }: Replay): string => {
  if (total === 0 && finished_at !== null) return "there was none";
  return `${replayed.toLocaleString("en")} of ${total.toLocaleString("en")}${finished_at === null ? " …" : ""}`;
};
