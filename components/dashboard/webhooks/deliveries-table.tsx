import Link from "next/link";
import { t } from "@/messages/dashboard/webhooks";
import { Ago, LOCALE } from "../../ui/age";
import { nearTime } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { AnswerBadge } from "./answer-badge";
import type { Delivery, Endpoint } from "./types";

type DeliveriesTableProps = {
  deliveries: readonly Delivery[];
  /** Named in each row if there are several, because each gets every event. */
  endpoints: readonly Endpoint[];
  now: string;
  timeZone: string;
};

const WIDE = "max-md:hidden";

/** Deliveries: event, endpoint and response. */
export function DeliveriesTable({ deliveries, endpoints, now, timeZone }: DeliveriesTableProps) {
  const urls = endpoints.length > 1 ? new Map(endpoints.map((each) => [each.endpoint_id, each.url])) : null;
  return (
    <Table
      isPlain
      caption={t("deliveriesTable.title")}
      columns={[
        t("deliveriesTable.event"),
        { name: t("deliveriesTable.return"), className: WIDE },
        ...(urls ? [{ name: t("deliveriesTable.endpoint"), className: WIDE }] : []),
        t("deliveriesTable.response"),
        { name: t("deliveriesTable.duration"), className: WIDE, isFigure: true },
        { name: t("deliveriesTable.attempts"), className: WIDE, isFigure: true },
        { name: t("deliveriesTable.nextAttempt"), className: WIDE, isFigure: true },
        { name: t("deliveriesTable.created"), isFigure: true },
      ]}
    >
      {deliveries.map((each) => (
        <tr key={each.delivery_id}>
          <th scope="row" className="h-auto py-2 wrap-anywhere whitespace-normal">
            <Link
              prefetch={false}
              className="font-mono text-code font-medium text-ink hover:underline"
              href={`/dashboard/webhooks/deliveries/${each.delivery_id}`}
            >
              {each.type}
            </Link>
            <span className="hidden max-md:block font-mono text-code text-ink-2 font-normal">
              {each.return_code}
              {urls ? ` → ${hostOf(urls.get(each.endpoint_id))}` : ""}
            </span>
          </th>
          <td className="max-md:hidden">
            {each.return_code === "" ? null : (
              <Link
                prefetch={false}
                className="font-mono text-code hover:underline"
                href={`/dashboard/returns/${each.return_code}`}
              >
                {each.return_code}
              </Link>
            )}
          </td>
          {urls ? (
            <td className="max-md:hidden font-mono text-code max-w-48 truncate" title={urls.get(each.endpoint_id)}>
              {hostOf(urls.get(each.endpoint_id))}
            </td>
          ) : null}
          <td>
            <AnswerBadge state={each.state} status={each.last_status} attempts={each.attempts} />
            {each.next_attempt_at ? (
              <span className="hidden max-md:block text-ink-2 font-normal">
                {t.rich("deliveriesTable.nextAt", {
                  time: () => <NextTry key="time" at={each.next_attempt_at ?? ""} now={now} timeZone={timeZone} />,
                })}
              </span>
            ) : null}
          </td>
          <td className="max-md:hidden" data-n>
            {each.last_duration_ms === null
              ? ""
              : t("deliveriesTable.milliseconds", { duration: each.last_duration_ms.toLocaleString("en") })}
          </td>
          <td className="max-md:hidden" data-n>
            {each.attempts}
          </td>
          <td className="max-md:hidden" data-n>
            {each.next_attempt_at ? <NextTry at={each.next_attempt_at} now={now} timeZone={timeZone} /> : null}
          </td>
          <td data-n>
            <Ago at={each.created_at} now={now} timeZone={timeZone} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The time to the minute, with the day if it isn't today. */
const NextTry = ({ at, now, timeZone }: { at: string; now: string; timeZone: string }) => (
  <time dateTime={at}>{nearTime(at, now, { timeZone, locale: LOCALE })}</time>
);

/** Returns a URL without its common prefix. */
const hostOf = (url = t("deliveriesTable.deletedEndpoint")): string => url.replace(/^https?:\/\//, "");
