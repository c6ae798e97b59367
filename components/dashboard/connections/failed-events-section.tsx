import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { FailedEventDto } from "@/contract/dashboard/connection-events";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { Alert } from "../../ui/notice";
import { Section } from "../../ui/section";
import { Time } from "../../ui/time";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { FailedCall } from "../controls/failed-call";
import type { ConnectionDetail } from "./types";

type FailedEvent = z.output<typeof FailedEventDto>;
type FailedEventsSectionProps = { detail: ConnectionDetail; timeZone: string; canWrite: boolean };

/** Webhooks whose order or product couldn't be imported, with the reason and a retry. Empty if none failed. */
export function FailedEventsSection({ detail, ...rest }: FailedEventsSectionProps) {
  const { connection, hooks } = detail;
  if (hooks.failed === 0) return null;
  return <FailedEvents connectionId={connection.connection_id} failed={hooks.failed} {...rest} />;
}

type FailedEventsProps = { connectionId: string; failed: number; timeZone: string; canWrite: boolean };

function FailedEvents({ connectionId, failed, timeZone, canWrite }: FailedEventsProps) {
  const trpc = useTRPC();
  const list = useQuery(trpc.listFailedEvents.queryOptions({ connection_id: connectionId }));
  const events = list.data?.events ?? [];
  return (
    <Section
      id="failed-events"
      title={t("failedEventsSection.title")}
      aside={canWrite && events.length > 1 ? <Retry connectionId={connectionId} /> : null}
    >
      <p className="text-ink-2 max-w-[820px] py-3">{t("failedEventsSection.about", { count: failed })}</p>
      <Alert>{list.error ? problemText(list.error) : null}</Alert>
      <ul className="divide-line divide-y">
        {events.map((event) => (
          <li key={event.event_id} className="py-3">
            <EventRow event={event} {...{ connectionId, timeZone, canWrite }} />
          </li>
        ))}
      </ul>
      {failed > events.length && events.length > 0 ? (
        <p className="text-ink-2 py-2">{t("failedEventsSection.newest", { count: events.length })}</p>
      ) : null}
    </Section>
  );
}

type EventRowProps = { event: FailedEvent; connectionId: string; timeZone: string; canWrite: boolean };

function EventRow({ event, connectionId, timeZone, canWrite }: EventRowProps) {
  const { event_id: id, name, subject, error, received_at: receivedAt } = event;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-mono text-code font-semibold wrap-anywhere">
          {name} {subject}
        </h3>
        <p className="text-hold mt-1 wrap-anywhere">{error}</p>
        <p className="text-ink-2 mt-1 text-[13px]">
          {t.rich("failedEventsSection.received", {
            time: () => <Time at={receivedAt} shape="dayTime" timeZone={timeZone} locale={LOCALE} />,
          })}
        </p>
      </div>
      {canWrite ? <Retry connectionId={connectionId} eventId={id} about={`${name} ${subject}`} /> : null}
    </div>
  );
}

/** Retries one event, or all of them. */
type RetryProps = { connectionId: string; eventId?: string; about?: string };

function Retry({ connectionId, eventId, about }: RetryProps) {
  const trpc = useTRPC();
  const lookAgain = useLookAgain();
  const retry = useMutation(trpc.retryFailedEvents.mutationOptions({ onSuccess: lookAgain }));
  const ask = { connection_id: connectionId, event_ids: eventId === undefined ? [] : [eventId] };
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  const word =
    about === undefined
      ? t("failedEventsSection.retryAll")
      : t.rich("failedEventsSection.retry", { event: about, hidden });
  return (
    <>
      <Button
        isLive
        className="ml-auto"
        size="small"
        aria-disabled={retry.isPending || undefined}
        onClick={() => retry.isPending || retry.mutate(ask)}
      >
        {retry.isPending ? t("failedEventsSection.retrying") : word}
      </Button>
      <FailedCall error={retry.error} className="m-0! basis-full" />
    </>
  );
}
