import Link from "next/link";
import { receiptClock } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import { CALLS_PATH, callsHref } from "./calls-href";
import { StatusStamp } from "./status-stamp";
import type { Call } from "./types";

type CallsTableProps = { calls: readonly Call[]; timeZone: string };

/** Calls, newest first: when, what was asked, what came of it and why not. */
export function CallsTable({ calls, timeZone }: CallsTableProps) {
  return (
    <table className="table plain calls">
      <caption className="sr-only">Calls of the API, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Answer</th>
          <th scope="col">Call</th>
          <th scope="col">Key</th>
          <th scope="col" data-n>
            Took
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={call.call_id}>
            <td>
              <time dateTime={call.at}>{receiptClock(call.at, { timeZone, locale: LOCALE })}</time>
            </td>
            <td>
              <StatusStamp status={call.status} />
            </td>
            <th scope="row">
              <Link prefetch={false} className="strong hover:underline" href={`${CALLS_PATH}/${call.call_id}`}>
                {call.summary || call.operation}
              </Link>
              {call.is_replay ? <span className="chip ml-2">replayed</span> : null}
              <span className="mono call-path">
                <b>{call.method}</b> {call.path}
              </span>
              {call.reason ? <Reason call={call} /> : null}
            </th>
            <td data-label="Key">
              <Link prefetch={false} className="hover:underline" href={callsHref({ key: call.key_id })}>
                {call.key_name || "a removed key"}
              </Link>
            </td>
            <td data-n data-label="Took">
              {call.duration_ms.toLocaleString("en")} ms
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reason({ call: { reason, fields } }: { call: Call }) {
  return (
    <span className="call-reason">
      <span className="mono">{reason}</span>
      {fields.length === 0 ? null : (
        <>
          {" "}
          in <span className="mono">{fields.slice(0, 3).join(", ")}</span>
          {fields.length > 3 ? ` and ${fields.length - 3} more` : ""}
        </>
      )}
    </span>
  );
}
