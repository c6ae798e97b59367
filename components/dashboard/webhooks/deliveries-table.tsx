import Link from "next/link";
import { nearTime } from "../../ui/format-time";
import { Age, LOCALE } from "../returns/age";
import { AnswerStamp } from "./answer-stamp";
import type { Delivery, Endpoint } from "./types";

type DeliveriesTableProps = {
  deliveries: readonly Delivery[];
  /** Named per row where there is more than one: each of them gets every event. */
  endpoints: readonly Endpoint[];
  now: string;
  timeZone: string;
};

/** What was sent to whom about what, and what came back. */
export function DeliveriesTable({ deliveries, endpoints, now, timeZone }: DeliveriesTableProps) {
  const urls = endpoints.length > 1 ? new Map(endpoints.map((each) => [each.endpoint_id, each.url])) : null;
  return (
    <table className="table plain deliveries">
      <caption className="sr-only">Deliveries, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col" className="hide-small">
            Return
          </th>
          {urls ? (
            <th scope="col" className="hide-small">
              To
            </th>
          ) : null}
          <th scope="col">Answer</th>
          <th scope="col" className="hide-small" data-n>
            Took
          </th>
          <th scope="col" className="hide-small" data-n>
            Tries
          </th>
          <th scope="col" className="hide-small" data-n>
            Next try
          </th>
          <th scope="col" data-n>
            Made
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((each) => (
          <tr key={each.delivery_id}>
            <th scope="row">
              <Link
                prefetch={false}
                className="mono strong hover:underline"
                href={`/dashboard/webhooks/deliveries/${each.delivery_id}`}
              >
                {each.type}
              </Link>
              <span className="show-small mono text-ink-2 font-normal">
                {each.return_code}
                {urls ? ` → ${hostOf(urls.get(each.endpoint_id))}` : ""}
              </span>
            </th>
            <td className="hide-small">
              {each.return_code === "" ? null : (
                <Link prefetch={false} className="mono hover:underline" href={`/dashboard/returns/${each.return_code}`}>
                  {each.return_code}
                </Link>
              )}
            </td>
            {urls ? (
              <td className="hide-small mono max-w-48 truncate" title={urls.get(each.endpoint_id)}>
                {hostOf(urls.get(each.endpoint_id))}
              </td>
            ) : null}
            <td>
              <AnswerStamp state={each.state} status={each.last_status} attempts={each.attempts} />
              {each.next_attempt_at ? (
                <span className="show-small text-ink-2 font-normal">
                  next <NextTry at={each.next_attempt_at} now={now} timeZone={timeZone} />
                </span>
              ) : null}
            </td>
            <td className="hide-small" data-n>
              {each.last_duration_ms === null ? "" : `${each.last_duration_ms.toLocaleString("en")} ms`}
            </td>
            <td className="hide-small" data-n>
              {each.attempts}
            </td>
            <td className="hide-small" data-n>
              {each.next_attempt_at ? <NextTry at={each.next_attempt_at} now={now} timeZone={timeZone} /> : null}
            </td>
            <td data-n>
              <Age at={each.created_at} now={now} timeZone={timeZone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** To the minute, with the day where it is not today. */
const NextTry = ({ at, now, timeZone }: { at: string; now: string; timeZone: string }) => (
  <time dateTime={at}>{nearTime(at, now, { timeZone, locale: LOCALE })}</time>
);

/** An address without what all of them begin with. */
const hostOf = (url = "removed"): string => url.replace(/^https?:\/\//, "");
