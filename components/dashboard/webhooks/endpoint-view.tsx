import type { ReactNode } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
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

/** The page of one endpoint with all its actions; its deliveries are the children. */
export function EndpointView(props: EndpointViewProps) {
  const { endpoint, replays, lately, now, stores, subjects, dayAgo, timeZone, canWrite, children } = props;
  return (
    <Page>
      <Crumbs parent={t("endpointView.webhooks")} href="/dashboard/webhooks" here={t("endpointView.endpoint")} />
      <DocumentHead>
        <h1 className="text-[20px]/7 wrap-anywhere max-md:text-[16px]/6">{endpoint.url}</h1>
        <EndpointHealth endpoint={endpoint} />
        {canWrite ? <EndpointActs endpoint={endpoint} stores={stores} dayAgo={dayAgo} /> : null}
      </DocumentHead>
      {endpoint.is_enabled ? null : (
        <Notice as="p" className="mb-4" tone="bad" role="status">
          {t("endpointView.off", { reason: endpoint.disabled_reason, count: endpoint.pending })}
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
      <Fact label={t("endpointView.delivered")}>
        {t("endpointView.share", {
          delivered: delivered.toLocaleString("en"),
          total: (delivered + pending + dead).toLocaleString("en"),
        })}
        <small>
          {t("endpointView.pendingFailed", {
            pending: pending.toLocaleString("en"),
            failed: dead.toLocaleString("en"),
          })}
        </small>
        <small>
          <WeekBars lately={lately} now={now} />
        </small>
      </Fact>
      <Fact label={t("endpointView.events")}>
        <WhatItGets endpoint={endpoint} />
      </Fact>
      <Fact label={t("endpointView.stores")} className="max-lg:col-span-2">
        {storeIds.length === 0 ? common("all") : names.join(", ")}
      </Fact>
      <Fact label={t("endpointView.signingSecret")} className="max-lg:col-span-2">
        {canWrite ? <Secret endpointId={endpoint.endpoint_id} known={null} /> : t("endpointView.secretHidden")}
        {until ? (
          <small>
            {t("endpointView.previousSecret", {
              time: formatTime(until, "dayTime", { timeZone, locale: LOCALE }),
            })}
          </small>
        ) : null}
      </Fact>
    </Facts>
  );
}

/** Bulk redeliveries with their progress. */
function Replays({ replays, timeZone }: { replays: readonly Replay[]; timeZone: string }) {
  if (replays.length === 0) return null;
  const time = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  return (
    <Section id="replays" title={t("endpointView.resends")}>
      <Table
        isPlain
        caption={t("endpointView.resendsCaption")}
        columns={[
          t("endpointView.resentEvents"),
          { name: t("endpointView.requested"), className: "max-md:hidden" },
          { name: t("endpointView.resent"), isFigure: true },
        ]}
      >
        {replays.map((each) => (
          <tr key={each.replay_id}>
            <th scope="row" className="whitespace-normal!">
              {t(`endpointView.choices.${each.what}`, { from: time(each.from), to: time(each.to) })}
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
  if (total === 0 && finished_at !== null) return t("endpointView.noEvents");
  return t(finished_at === null ? "endpointView.running" : "endpointView.progress", {
    done: replayed.toLocaleString("en"),
    total: total.toLocaleString("en"),
  });
};
