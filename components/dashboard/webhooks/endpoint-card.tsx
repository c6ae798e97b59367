"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";
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

/** One endpoint: address, health and signing secret. */
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
            {t.rich("endpointCard.delete", {
              url: endpoint.url,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </DialogButton>
        ) : null}
      </header>
      {endpoint.is_enabled ? null : (
        <p className="px-4 pb-3 text-[var(--bad)]">{t("endpointCard.off", { reason: endpoint.disabled_reason })}</p>
      )}
      <div className="px-4 pb-3 empty:hidden">
        <FailingBanner endpoint={endpoint} lately={lately} />
      </div>
      <Facts className="rounded-t-none! rounded-b-[5px]! border-0! border-t! grid-cols-2! md:grid-cols-[1fr_1.4fr_2fr]!">
        <Fact label={t("endpointCard.delivered")}>
          {t("endpointCard.share", {
            delivered: delivered.toLocaleString("en"),
            total: (delivered + pending + dead).toLocaleString("en"),
          })}
          <small>{openWords(endpoint)}</small>
          <small>
            <WeekBars lately={lately} now={now} />
          </small>
          <TextLink className="text-small" href={endpointHref(endpoint.endpoint_id)}>
            {t("endpointCard.manage")}
          </TextLink>
        </Fact>
        <Fact label={t("endpointCard.events")}>
          <WhatItGets endpoint={endpoint} />
        </Fact>
        <Fact label={t("endpointCard.signingSecret")} className="max-md:col-span-2">
          {canWrite ? <Secret endpointId={endpoint.endpoint_id} known={newSecret} /> : t("endpointCard.secretHidden")}
        </Fact>
      </Facts>
    </article>
  );
}

const openWords = ({ pending, dead }: Endpoint): string => {
  if (pending > 0) return t("endpointCard.pending", { count: pending });
  return dead > 0 ? t("endpointCard.failed", { count: dead }) : t("endpointCard.nonePending");
};

/** The events of an endpoint, or the daily list of a warehouse. */
export function WhatItGets({
  endpoint: { events, warehouse_id, warehouse_name },
}: {
  endpoint: Pick<Endpoint, "events" | "warehouse_id" | "warehouse_name">;
}) {
  if (warehouse_id !== null)
    return (
      <>
        {t("endpointCard.list")}
        <small>{t("endpointCard.listOf", { warehouse: warehouse_name })}</small>
      </>
    );
  return (
    <>
      {events.length === WEBHOOK_EVENTS.length
        ? t("endpointCard.allEvents", { count: WEBHOOK_EVENTS.length })
        : events.length}
      <small>{events.map(eventWords).join(", ")}</small>
    </>
  );
}

export const endpointHref = (endpointId: string): string => `/dashboard/webhooks/endpoints/${endpointId}`;

/** Confirms the deletion of an endpoint; its pending deliveries can't be restored. */
function DeleteEndpointDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const client = useTRPCClient();
  const router = useRouter();
  const { url, pending } = endpoint;
  return (
    <Question
      title={t("endpointCard.deleteTitle")}
      effect={
        <>
          <p className="font-mono text-code break-all">{url}</p>
          <p className="mt-2">
            {pending > 0 ? t("endpointCard.deleteEffectPending", { count: pending }) : t("endpointCard.deleteEffect")}
          </p>
        </>
      }
      confirm={t("endpointCard.deleteEndpoint")}
      doing={t("endpointCard.deleting")}
      done={t("endpointCard.deleted")}
      isDanger
      send={() => client.deleteWebhookEndpoint.mutate({ endpoint_id: endpoint.endpoint_id })}
      onDone={() => router.refresh()}
      onClose={onClose}
    />
  );
}
