import { LOCALE } from "../../ui/age";
import { HALVES } from "../../ui/columns";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { DocumentHead, Page } from "../../ui/page";
import { TextLink } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { AnswerStamp } from "./answer-stamp";
import { Attempts } from "./attempts";
import { BodyTabs } from "./body-tabs";
import { eventWords } from "./event-words";
import { ReplayButton } from "./replay-button";
import { SignatureSteps } from "./signature-steps";
import type { DeliveryDetail } from "./types";

type DeliveryViewProps = { detail: DeliveryDetail; timeZone: string; canWrite: boolean };

/** One delivery: which event, to whom, the exact bytes, every try. */
export function DeliveryView({ detail, timeZone, canWrite }: DeliveryViewProps) {
  const { delivery } = detail;
  const where = { timeZone, locale: LOCALE };
  const last = detail.attempts.toSorted((left, right) => left.number - right.number).at(-1);
  return (
    <Page>
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here={eventWords(delivery.type)} />
      <DocumentHead>
        <h1>{delivery.type}</h1>
        <AnswerStamp state={delivery.state} status={delivery.last_status} attempts={delivery.attempts} />
        <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
          {canWrite ? <ReplayButton deliveryId={delivery.delivery_id} /> : null}
        </div>
      </DocumentHead>
      <Facts className="grid-cols-2! lg:grid-cols-[1.2fr_2fr_2fr_.6fr_1.2fr]!">
        <Fact label="Return" className="max-lg:-order-2">
          {delivery.return_code === "" ? (
            "All that is on its way"
          ) : (
            <TextLink className="font-mono text-code" href={`/dashboard/returns/${delivery.return_code}`}>
              {delivery.return_code}
            </TextLink>
          )}
        </Fact>
        <Fact label="Receiver" className="max-lg:col-span-2" valueClassName="font-mono text-code">
          {detail.url}
        </Fact>
        <Fact label="Event id, the same in every try" className="max-lg:col-span-2">
          <CodeChip code={delivery.event_id} />
        </Fact>
        <Fact label="Sequence" className="max-lg:-order-1">
          {delivery.sequence}
        </Fact>
        <Fact
          label={delivery.next_attempt_at ? "Next try" : "Made"}
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
