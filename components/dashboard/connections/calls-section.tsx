import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { receiptClock } from "../../ui/format-time";
import { Mark } from "../../ui/mark";
import { Alert } from "../../ui/notice";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { StatusBadge } from "../calls/status-badge";
import { HeadersHeading } from "../webhooks/headers-list";
import { JsonView } from "../webhooks/json-view";
import { isExpectedRefusal } from "./connection-words";
import type { ConnectionCall } from "./types";

type CallsSectionProps = { connectionId: string; name: string; timeZone: string };

/** Recent requests to the provider and its responses, without personal data. */
export function CallsSection({ connectionId, name, timeZone }: CallsSectionProps) {
  const trpc = useTRPC();
  const calls = useInfiniteQuery(
    trpc.listConnectionCalls.infiniteQueryOptions(
      { connection_id: connectionId },
      { getNextPageParam: ({ next_cursor: next }) => next },
    ),
  );
  const shown = calls.data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <Section
      id="calls"
      title={t("callsSection.title")}
      aside={
        <Button isLive size="small" onClick={() => void calls.refetch()}>
          {t("callsSection.refresh")}
        </Button>
      }
    >
      <Alert className="mt-3">{calls.error ? problemText(calls.error) : null}</Alert>
      {calls.isPending && !calls.error ? <p className="text-ink-2 py-3">{t("callsSection.loading")}</p> : null}
      {calls.data && shown.length === 0 ? <p className="text-ink-2 py-3">{t("callsSection.none", { name })}</p> : null}
      {shown.map((call) => (
        <CallRow key={call.call_id} call={call} timeZone={timeZone} />
      ))}
      {calls.hasNextPage ? (
        <Button
          isLive
          className="mt-3"
          size="small"
          aria-disabled={calls.isFetchingNextPage || undefined}
          onClick={() => calls.isFetchingNextPage || void calls.fetchNextPage()}
        >
          {calls.isFetchingNextPage ? common("loading") : t("callsSection.showOlder")}
        </Button>
      ) : null}
    </Section>
  );
}

const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-2 md:grid-cols-[136px_72px_minmax(0,1fr)_72px_20px]";

function CallRow({ call, timeZone }: { call: ConnectionCall; timeZone: string }) {
  return (
    <details className="border-line group border-b">
      <summary className={ROW}>
        <time className="text-ink-2 text-[13px] md:text-[14px]" dateTime={call.at}>
          {receiptClock(call.at, { timeZone, locale: LOCALE })}
        </time>
        <span className="justify-self-end md:justify-self-start">
          {call.status === null ? <NoAnswer /> : <StatusBadge status={call.status} />}
        </span>
        <span className="col-span-2 min-w-0 md:col-span-1">
          <span className="font-medium">{call.purpose}</span>
          {isExpectedRefusal(call) ? <span className="text-ink-2"> {t("callsSection.expected")}</span> : null}
          <span className="font-mono text-code text-ink-2 block text-[13px] wrap-anywhere">
            {call.method} {call.path}
          </span>
        </span>
        <span className="text-ink-2 hidden text-right md:block">
          {t("callsSection.duration", { ms: call.duration_ms })}
        </span>
        <ChevronRight className="hidden group-open:rotate-90 md:block" size={16} aria-hidden="true" />
      </summary>
      <div className="grid gap-2 pt-1 pb-4">
        {call.error ? <p className="text-hold">{call.error}</p> : null}
        <Body title={t("callsSection.request")} text={call.request} bytes={call.request_bytes} />
        <Body title={t("callsSection.response")} text={call.answer} bytes={call.answer_bytes} />
      </div>
    </details>
  );
}

function NoAnswer() {
  return (
    <Mark tone="bad">
      <TriangleAlert aria-hidden="true" />
      {t("callsSection.noResponse")}
    </Mark>
  );
}

function Body({ title, text, bytes }: { title: string; text: string; bytes: number }) {
  return (
    <div className="min-w-0">
      <HeadersHeading>{t("callsSection.bytes", { title, bytes })}</HeadersHeading>
      {text ? (
        <JsonView text={text} label={t("callsSection.formatted", { title })} />
      ) : (
        <p className="text-ink-2">{t("callsSection.empty")}</p>
      )}
    </div>
  );
}
