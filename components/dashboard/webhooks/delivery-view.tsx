import Link from "next/link";
import { formatTime } from "../../ui/format-time";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { LOCALE } from "../returns/age";
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
    <div className="document">
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here={eventWords(delivery.type)} />
      <div className="document-head">
        <h1>{delivery.type}</h1>
        <AnswerStamp state={delivery.state} status={delivery.last_status} attempts={delivery.attempts} />
        <div className="acts">{canWrite ? <ReplayButton deliveryId={delivery.delivery_id} /> : null}</div>
      </div>
      <dl className="cells grid-cols-2! lg:grid-cols-[1.2fr_2fr_2fr_.6fr_1.2fr]!">
        <div className="cell max-lg:-order-2">
          <dt>Return</dt>
          <dd>
            {delivery.return_code === "" ? (
              "All that is on its way"
            ) : (
              <Link className="link mono" href={`/dashboard/returns/${delivery.return_code}`}>
                {delivery.return_code}
              </Link>
            )}
          </dd>
        </div>
        <div className="cell max-lg:col-span-2">
          <dt>Receiver</dt>
          <dd className="mono">{detail.url}</dd>
        </div>
        <div className="cell max-lg:col-span-2">
          <dt>Event id, the same in every try</dt>
          <dd>
            <CodeChip code={delivery.event_id} />
          </dd>
        </div>
        <div className="cell max-lg:-order-1">
          <dt>Sequence</dt>
          <dd>{delivery.sequence}</dd>
        </div>
        <div className="cell max-lg:col-span-2" data-tone={delivery.next_attempt_at ? "hold" : undefined}>
          <dt>{delivery.next_attempt_at ? "Next try" : "Made"}</dt>
          <dd>{formatTime(delivery.next_attempt_at ?? delivery.created_at, "dayTime", where)}</dd>
        </div>
      </dl>
      <div className="side-by-side">
        <div>
          <Attempts attempts={detail.attempts} timeZone={timeZone} />
          {canWrite && last ? (
            <SignatureSteps endpointId={delivery.endpoint_id} body={detail.body} headers={last.request_headers} />
          ) : null}
        </div>
        <BodyTabs body={detail.body} />
      </div>
    </div>
  );
}
