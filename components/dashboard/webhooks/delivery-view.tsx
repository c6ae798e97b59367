import { ChevronRight } from "lucide-react";
import { t } from "@/messages/dashboard/webhooks";
import { LOCALE } from "../../ui/age";
import { HALVES } from "../../ui/columns";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { DocumentHead, Page } from "../../ui/page";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { CodeBlock } from "../controls/code-block";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { AnswerBadge } from "./answer-badge";
import { BodyTabs } from "./body-tabs";
import { eventWords } from "./event-words";
import { HeadersHeading, HeadersList } from "./headers-list";
import { ReplayButton } from "./replay-button";
import { SignatureSteps } from "./signature-steps";
import type { DeliveryDetail } from "./types";

type DeliveryViewProps = { detail: DeliveryDetail; timeZone: string; canWrite: boolean };

/** One delivery: event, endpoint, exact body, and all attempts. */
export function DeliveryView({ detail, timeZone, canWrite }: DeliveryViewProps) {
  const { delivery } = detail;
  const where = { timeZone, locale: LOCALE };
  const last = detail.attempts.toSorted((left, right) => left.number - right.number).at(-1);
  return (
    <Page>
      <Crumbs parent={t("deliveryView.webhooks")} href="/dashboard/webhooks" here={eventWords(delivery.type)} />
      <DocumentHead>
        <h1>{delivery.type}</h1>
        <AnswerBadge state={delivery.state} status={delivery.last_status} attempts={delivery.attempts} />
        <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
          {canWrite ? <ReplayButton deliveryId={delivery.delivery_id} /> : null}
        </div>
      </DocumentHead>
      <Facts className="grid-cols-2! lg:grid-cols-[1.2fr_2fr_2fr_.6fr_1.2fr]!">
        <Fact label={t("deliveryView.return")} className="max-lg:-order-2">
          {delivery.return_code === "" ? (
            t("deliveryView.list")
          ) : (
            <TextLink className="font-mono text-code" href={`/dashboard/returns/${delivery.return_code}`}>
              {delivery.return_code}
            </TextLink>
          )}
        </Fact>
        <Fact label={t("deliveryView.endpoint")} className="max-lg:col-span-2" valueClassName="font-mono text-code">
          {detail.url}
        </Fact>
        <Fact label={t("deliveryView.eventId")} className="max-lg:col-span-2">
          <CodeChip code={delivery.event_id} />
        </Fact>
        <Fact label={t("deliveryView.sequence")} className="max-lg:-order-1">
          {delivery.sequence}
        </Fact>
        <Fact
          label={delivery.next_attempt_at ? t("deliveryView.nextAttempt") : t("deliveryView.created")}
          className="max-lg:col-span-2"
          tone={delivery.next_attempt_at ? "hold" : undefined}
        >
          {formatTime(delivery.next_attempt_at ?? delivery.created_at, "dayTime", where)}
        </Fact>
      </Facts>
      <div className={HALVES}>
        <div>
          <Attempts attempts={detail.attempts} timeZone={timeZone} />
          {canWrite && last ? (
            <SignatureSteps endpointId={delivery.endpoint_id} body={detail.body} headers={last.request_headers} />
          ) : null}
        </div>
        <BodyTabs body={detail.body} />
      </div>
    </Page>
  );
}

type Attempt = DeliveryDetail["attempts"][number];

/** Every attempt with its request headers and response. */
function Attempts({ attempts, timeZone }: { attempts: readonly Attempt[]; timeZone: string }) {
  return (
    <Section id="attempts" title={t("deliveryView.attempts", { count: attempts.length })}>
      {attempts.length === 0 ? <p className="text-ink-2 py-3">{t("deliveryView.noAttempts")}</p> : null}
      {attempts
        .toSorted((left, right) => right.number - left.number)
        .map((attempt, index) => (
          <AttemptRow key={attempt.number} attempt={attempt} timeZone={timeZone} isOpen={index === 0} />
        ))}
    </Section>
  );
}

function AttemptRow({ attempt, timeZone, isOpen }: { attempt: Attempt; timeZone: string; isOpen: boolean }) {
  const isOk = attempt.http_status !== null && attempt.http_status >= 200 && attempt.http_status < 300;
  return (
    <details
      className="border-b border-line [&>summary>:nth-child(4)]:text-right open:[&>summary>svg]:rotate-90 max-md:[&>summary>:nth-child(3)]:row-[2/3] max-md:[&>summary>:nth-child(3)]:col-[2/4]"
      open={isOpen}
    >
      <summary className="gap-3 text-ink-2 grid-cols-[20px_minmax(0,1fr)_minmax(0,1.4fr)_72px_20px] min-h-10 items-center grid max-md:py-2 max-md:gap-y-0.5 max-md:gap-x-3 max-md:grid-cols-[16px_minmax(0,1fr)_auto]">
        <b className="font-medium">{attempt.number}</b>
        <time dateTime={attempt.at}>{formatTime(attempt.at, "dayTime", { timeZone, locale: LOCALE })}</time>
        <span>
          <AnswerBadge state={isOk ? "DELIVERED" : "DEAD"} status={attempt.http_status} attempts={1} />
          {attempt.error && attempt.http_status === null ? (
            <span className="block text-[13px]">{attempt.error}</span>
          ) : null}
        </span>
        <span>{t("deliveryView.milliseconds", { duration: attempt.duration_ms.toLocaleString("en") })}</span>
        <ChevronRight className="transition-[rotate] max-md:hidden" size={16} aria-hidden="true" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4 pl-8">
        <HeadersHeading>{t("deliveryView.requestHeaders")}</HeadersHeading>
        <HeadersList headers={attempt.request_headers} />
        <HeadersHeading>{t("deliveryView.responseHeaders")}</HeadersHeading>
        {Object.keys(attempt.response_headers).length === 0 ? (
          <p className="text-ink-2">{t("deliveryView.noHeaders")}</p>
        ) : (
          <HeadersList headers={attempt.response_headers} />
        )}
        <HeadersHeading>{t("deliveryView.responseBody")}</HeadersHeading>
        {attempt.response_body ? (
          <CodeBlock
            className="max-h-60"
            label={t("deliveryView.responseBodyLabel", { number: attempt.number })}
            isWrapped
          >
            {attempt.response_body}
          </CodeBlock>
        ) : (
          <p className="text-ink-2">{t("deliveryView.noBody")}</p>
        )}
      </div>
    </details>
  );
}
