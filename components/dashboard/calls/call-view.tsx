import { t } from "@/messages/dashboard/calls";
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

/** One API call: caller, operation, result, and the visible part of both bodies. */
export function CallView({ detail, timeZone }: { detail: CallDetail; timeZone: string }) {
  const { call } = detail;
  return (
    <Page>
      <Crumbs parent={t("callView.requestLog")} href={CALLS_PATH} here={call.summary || call.operation} />
      <DocumentHead>
        <h1 className="text-[26px]/8 tracking-[-0.02em] font-medium max-md:text-[22px] font-sans!">
          {call.summary || call.operation}
        </h1>
        <StatusBadge status={call.status} />
        {call.is_replay ? <Chip>{t("callView.replayed")}</Chip> : null}
      </DocumentHead>
      <p className="font-mono text-code text-ink-2 pb-3 wrap-anywhere">
        <b className="text-ink font-medium">{call.method}</b> {call.path}
      </p>
      <Facts className="grid-cols-2! lg:grid-cols-[1.2fr_1.6fr_1.6fr_.7fr_1.6fr]!">
        <Fact label={t("callView.when")}>{receiptClock(call.at, { timeZone, locale: LOCALE })}</Fact>
        <Fact label={t("callView.key")}>
          <TextLink href={callsHref({ key: call.key_id })}>{call.key_name || t("callView.removedKey")}</TextLink>
        </Fact>
        <Fact label={t("callView.requestId")} className="max-lg:col-span-2">
          <CodeChip code={call.request_id} />
        </Fact>
        <Fact label={t("callView.duration")}>
          {t("callView.milliseconds", { duration: call.duration_ms.toLocaleString(LOCALE) })}
        </Fact>
        <Fact label={t("callView.operation")} valueClassName="wrap-anywhere">
          <TextLink className="font-mono text-code" href={callsHref({ operation: call.operation })}>
            {call.template || call.operation}
          </TextLink>
        </Fact>
        {call.idempotency_key ? (
          <Fact
            label={call.is_replay ? t("callView.idempotencyKeyReplayed") : t("callView.idempotencyKey")}
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
        <Body id="request" title={t("callView.request")} label={t("callView.indentedRequest")} body={detail.request} />
        <Body
          id="response"
          title={t("callView.response")}
          label={t("callView.indentedResponse")}
          body={detail.answer}
        />
      </div>
      <p className="text-ink-3 mt-4 max-w-3xl text-[13px]">{t("callView.masked")}</p>
    </Page>
  );
}

function Refusal({ call }: { call: CallDetail["call"] }) {
  return (
    <Fact
      label={t("callView.error")}
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

/** Links to other calls about the same return or order. */
function About({ subjects }: { subjects: readonly string[] }) {
  if (subjects.length === 0) return null;
  return (
    <p className="text-ink-2 mt-3">
      {t("callView.related")}{" "}
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

/** Why a body isn't shown exactly as it was sent. */
const NOTES = ["CUT", "NOT_JSON", "FILE"] as const;

type BodyProps = { id: string; title: string; label: string; body: CallDetail["request"] };

function Body({ id, title, label, body }: BodyProps) {
  const note = NOTES.find((each) => each === body.note);
  return (
    <Section
      id={id}
      title={
        <>
          {title}{" "}
          <span className="text-small text-ink-2 font-normal">
            {t(`callView.sizes.${note ?? "WHOLE"}`, { count: body.bytes })}
          </span>
        </>
      }
    >
      <div className="mt-3">
        {body.text ? (
          <JsonView text={body.text} label={label} />
        ) : (
          <p className="text-ink-2">{note ? "" : t("callView.noBody")}</p>
        )}
      </div>
    </Section>
  );
}
