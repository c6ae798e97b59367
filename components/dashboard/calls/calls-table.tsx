import Link from "next/link";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/calls";
import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { receiptClock } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { CALLS_PATH, callsHref } from "./calls-href";
import { StatusBadge } from "./status-badge";
import type { Call } from "./types";

/** API calls, newest first: time, operation, result and error. */
export function CallsTable({ calls, timeZone }: { calls: readonly Call[]; timeZone: string }) {
  return (
    <Table
      isPlain
      rows="own"
      className="cell:align-top cell:whitespace-nowrap cell:py-2 max-md:block max-md:[&_thead]:hidden max-md:[&_tbody]:block max-md:row:grid max-md:row:grid-cols-[minmax(0,1fr)_auto] max-md:row:border-b max-md:row:border-line max-md:row:py-2.5 max-md:cell:border-0 max-md:cell:px-0 max-md:cell:py-0.5"
      caption={t("callsTable.title")}
      columns={[
        ...[t("callsTable.when"), t("callsTable.status"), t("callsTable.request"), t("callsTable.key")],
        { name: t("callsTable.duration"), isFigure: true },
      ]}
    >
      {calls.map((call) => (
        <tr key={call.call_id}>
          <td>
            <time dateTime={call.at}>{receiptClock(call.at, { timeZone, locale: LOCALE })}</time>
          </td>
          <td className="max-md:justify-self-end">
            <StatusBadge status={call.status} />
          </td>
          <th scope="row" className="w-[60%] wrap-anywhere whitespace-normal max-md:col-span-full max-md:w-auto">
            <Link
              prefetch={false}
              className="font-medium text-ink hover:underline"
              href={`${CALLS_PATH}/${call.call_id}`}
            >
              {call.summary || call.operation}
            </Link>
            {call.is_replay ? <Chip className="ml-2">{t("callsTable.replayed")}</Chip> : null}
            <span className="block [&_b]:font-medium font-mono text-code">
              <b>{call.method}</b> {call.path}
            </span>
            {call.reason ? <Reason call={call} /> : null}
          </th>
          <td
            className="max-w-60 min-w-0 wrap-anywhere whitespace-normal max-md:max-w-none"
            data-label={t("callsTable.key")}
          >
            <Link prefetch={false} className="hover:underline" href={callsHref({ key: call.key_id })}>
              {call.key_name || t("callsTable.removedKey")}
            </Link>
          </td>
          <td data-n data-label={t("callsTable.duration")}>
            {t("callsTable.milliseconds", { duration: call.duration_ms.toLocaleString(LOCALE) })}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Reason({ call: { reason, fields } }: { call: Call }) {
  const code = (text: ReactNode) => <span className="font-mono text-code">{text}</span>;
  const values = { reason, code, fields: fields.slice(0, 3).join(", ") };
  return (
    <span className="text-hold text-small block">
      {fields.length === 0
        ? code(reason)
        : fields.length <= 3
          ? t.rich("callsTable.errorIn", values)
          : t.rich("callsTable.errorInMore", { ...values, count: fields.length - 3 })}
    </span>
  );
}
