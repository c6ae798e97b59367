import Link from "next/link";
import { receiptClock } from "../../ui/format-time";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { LOCALE } from "../returns/age";
import { JsonView } from "../webhooks/json-view";
import { CALLS_PATH, callsHref } from "./calls-href";
import { StatusStamp } from "./status-stamp";
import type { CallDetail } from "./types";

type CallViewProps = { detail: CallDetail; timeZone: string };

/** One call: who asked for what, what came of it, and the shown part of both bodies. */
export function CallView({ detail, timeZone }: CallViewProps) {
  const { call } = detail;
  return (
    <div className="document">
      <Crumbs parent="Request log" href={CALLS_PATH} here={call.summary || call.operation} />
      <div className="document-head">
        <h1 className="font-sans!">{call.summary || call.operation}</h1>
        <StatusStamp status={call.status} />
        {call.is_replay ? <span className="chip">replayed</span> : null}
      </div>
      <p className="mono text-ink-2 pb-3 wrap-anywhere">
        <b className="text-ink font-medium">{call.method}</b> {call.path}
      </p>
      <dl className="cells grid-cols-2! lg:grid-cols-[1.2fr_1.6fr_1.6fr_.7fr_1.6fr]!">
        <div className="cell">
          <dt>When</dt>
          <dd>{receiptClock(call.at, { timeZone, locale: LOCALE })}</dd>
        </div>
        <div className="cell">
          <dt>Key</dt>
          <dd>
            <Link className="link" href={callsHref({ key: call.key_id })}>
              {call.key_name || "a removed key"}
            </Link>
          </dd>
        </div>
        <div className="cell max-lg:col-span-2">
          <dt>Request id</dt>
          <dd>
            <CodeChip code={call.request_id} />
          </dd>
        </div>
        <div className="cell">
          <dt>Took</dt>
          <dd>{call.duration_ms.toLocaleString("en")} ms</dd>
        </div>
        <div className="cell">
          <dt>Operation</dt>
          <dd className="wrap-anywhere">
            <Link className="link mono" href={callsHref({ operation: call.operation })}>
              {call.template || call.operation}
            </Link>
          </dd>
        </div>
        {call.idempotency_key ? (
          <div className="cell col-span-2">
            <dt>{call.is_replay ? "Idempotency key, the first answer once more" : "Idempotency key"}</dt>
            <dd className="mono wrap-anywhere">{call.idempotency_key}</dd>
          </div>
        ) : null}
        {call.reason ? <Refusal call={call} /> : null}
      </dl>
      <About subjects={detail.about} />
      <div className="side-by-side">
        <Body title="Request" body={detail.request} empty="Without a body." />
        <Body title="Answer" body={detail.answer} empty="Without a body." />
      </div>
      <p className="text-ink-3 mt-4 max-w-3xl text-[13px]">
        ••• stands for what this log does not keep: names, addresses, what people write, accounts and secrets. Headers
        are not kept either.
      </p>
    </div>
  );
}

function Refusal({ call }: { call: CallDetail["call"] }) {
  return (
    <div className={`cell col-span-2 ${call.idempotency_key ? "lg:col-span-3" : "lg:col-span-5"}`} data-tone="hold">
      <dt>Why it was refused</dt>
      <dd className="wrap-anywhere">
        <a className="link mono" href={`/docs/errors#${call.reason.toLowerCase()}`}>
          {call.reason}
        </a>
        {call.fields.length > 0 ? <span className="mono"> {call.fields.join(", ")}</span> : null}
      </dd>
    </div>
  );
}

/** Other calls about the same return or order. */
function About({ subjects }: { subjects: readonly string[] }) {
  if (subjects.length === 0) return null;
  return (
    <p className="text-ink-2 mt-3">
      Calls about{" "}
      {subjects.slice(0, 6).map((subject, at) => (
        <span key={subject}>
          {at === 0 ? "" : ", "}
          <Link className="link mono" href={callsHref({ about: subject })}>
            {subject}
          </Link>
        </span>
      ))}
    </p>
  );
}

const NOTES: Record<string, string> = {
  CUT: "the rest is not kept",
  NOT_JSON: "from here on it is no JSON",
  FILE: "a file, of which nothing is kept",
};

function Body({ title, body, empty }: { title: string; body: CallDetail["request"]; empty: string }) {
  const note = NOTES[body.note];
  return (
    <section className="section" aria-labelledby={title}>
      <header>
        <h2 id={title} className="text-h2 font-semibold">
          {title}{" "}
          <span className="aside-note font-normal">
            {body.bytes.toLocaleString("en")} bytes{note ? `, ${note}` : ""}
          </span>
        </h2>
      </header>
      <div className="mt-3">
        {body.text ? (
          <JsonView text={body.text} label={`${title}, indented`} />
        ) : (
          <p className="text-ink-2">{note ? "" : empty}</p>
        )}
      </div>
    </section>
  );
}
