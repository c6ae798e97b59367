import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { HALVES } from "../../ui/columns";
import { Fact, Facts } from "../../ui/facts";
import { receiptClock } from "../../ui/format-time";
import { DocumentHead, Page } from "../../ui/page";
import { Section } from "../../ui/section";
import { TextAnchor, TextLink } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { JsonView } from "../webhooks/json-view";
import { CALLS_PATH, callsHref } from "./calls-href";
import { StatusBadge } from "./status-badge";
import type { CallDetail } from "./types";

/** One call: who asked for what, what came of it, and the shown part of both bodies. */
export function CallView({ detail, timeZone }: { detail: CallDetail; timeZone: string }) {
  const { call } = detail;
  return (
    <Page>
      <Crumbs parent="Request log" href={CALLS_PATH} here={call.summary || call.operation} />
      <DocumentHead>
        <h1 className="text-[26px]/8 tracking-[-0.02em] font-medium max-md:text-[22px] font-sans!">
          {call.summary || call.operation}
        </h1>
        <StatusBadge status={call.status} />
        {call.is_replay ? <Chip>replayed</Chip> : null}
      </DocumentHead>
      <p className="font-mono text-code text-ink-2 pb-3 wrap-anywhere">
        <b className="text-ink font-medium">{call.method}</b> {call.path}
      </p>
      <Facts className="grid-cols-2! lg:grid-cols-[1.2fr_1.6fr_1.6fr_.7fr_1.6fr]!">
        <Fact label="When">{receiptClock(call.at, { timeZone, locale: LOCALE })}</Fact>
        <Fact label="Key">
          <TextLink href={callsHref({ key: call.key_id })}>{call.key_name || "a removed key"}</TextLink>
        </Fact>
        <Fact label="Request id" className="max-lg:col-span-2">
          <CodeChip code={call.request_id} />
        </Fact>
        <Fact label="Took">{call.duration_ms.toLocaleString("en")} ms</Fact>
        <Fact label="Operation" valueClassName="wrap-anywhere">
          <TextLink className="font-mono text-code" href={callsHref({ operation: call.operation })}>
            {call.template || call.operation}
          </TextLink>
        </Fact>
        {call.idempotency_key ? (
          <Fact
            label={call.is_replay ? "Idempotency key (first response replayed)" : "Idempotency key"}
            className="col-span-2"
            valueClassName="font-mono text-code wrap-anywhere"
          >
            {call.idempotency_key}
          </Fact>
        ) : null}
        {call.reason ? <Refusal call={call} /> : null}
      </Facts>
      <About subjects={detail.about} />
      <div className={HALVES}>
        <Body title="Request" body={detail.request} empty="No body." />
        <Body title="Answer" body={detail.answer} empty="No body." />
      </div>
      <p className="text-ink-3 mt-4 max-w-3xl text-[13px]">
        ••• replaces what this log doesn’t store: names, addresses, free text, bank accounts and secrets. Headers aren’t
        stored either.
      </p>
    </Page>
  );
}

function Refusal({ call }: { call: CallDetail["call"] }) {
  return (
    <Fact
      label="Reason"
      tone="hold"
      className={`col-span-2 ${call.idempotency_key ? "lg:col-span-3" : "lg:col-span-5"}`}
    >
      <TextAnchor className="font-mono text-code" href={`/docs/errors#${call.reason.toLowerCase()}`}>
        {call.reason}
      </TextAnchor>
      {call.fields.length > 0 ? <span className="font-mono text-code"> {call.fields.join(", ")}</span> : null}
    </Fact>
  );
}

/** Other calls about the same return or order. */
function About({ subjects }: { subjects: readonly string[] }) {
  if (subjects.length === 0) return null;
  return (
    <p className="text-ink-2 mt-3">
      Requests for{" "}
      {subjects.slice(0, 6).map((subject, at) => (
        <span key={subject}>
          {at === 0 ? "" : ", "}
          <TextLink className="font-mono text-code" href={callsHref({ about: subject })}>
            {subject}
          </TextLink>
        </span>
      ))}
    </p>
  );
}

const NOTES: Record<string, string> = {
  CUT: "the rest isn’t stored",
  NOT_JSON: "not JSON from here on",
  FILE: "a file; its content isn’t stored",
};

function Body({ title, body, empty }: { title: string; body: CallDetail["request"]; empty: string }) {
  const note = NOTES[body.note];
  return (
    <Section
      id={title}
      title={
        <>
          {title}{" "}
          <span className="text-small text-ink-2 font-normal">
            {body.bytes.toLocaleString("en")} bytes{note ? `, ${note}` : ""}
          </span>
        </>
      }
    >
      <div className="mt-3">
        {body.text ? (
          <JsonView text={body.text} label={`${title}, indented`} />
        ) : (
          <p className="text-ink-2">{note ? "" : empty}</p>
        )}
      </div>
    </Section>
  );
}
