import { ChevronRight } from "lucide-react";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { CodeBlock } from "../controls/code-block";
import { AnswerStamp } from "./answer-stamp";
import { HeadersHeading, HeadersList } from "./headers-list";
import type { DeliveryDetail } from "./types";

type Attempt = DeliveryDetail["attempts"][number];

/** Every try with what was sent in its head and what came back. */
export function Attempts({ attempts, timeZone }: { attempts: readonly Attempt[]; timeZone: string }) {
  return (
    <Section
      id="tries"
      title={
        <>
          {attempts.length} {attempts.length === 1 ? "try" : "tries"}
        </>
      }
    >
      {attempts.length === 0 ? (
        <p className="text-ink-2 py-3">It waits its turn: events of one return go out one after the other.</p>
      ) : null}
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
          <AnswerStamp state={isOk ? "DELIVERED" : "DEAD"} status={attempt.http_status} attempts={1} />
          {attempt.error && attempt.http_status === null ? (
            <span className="block text-[13px]">{attempt.error}</span>
          ) : null}
        </span>
        <span>{attempt.duration_ms.toLocaleString("en")} ms</span>
        <ChevronRight className="transition-[rotate] max-md:hidden" size={16} aria-hidden="true" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4 pl-8">
        <HeadersHeading>Sent headers</HeadersHeading>
        <HeadersList headers={attempt.request_headers} />
        <HeadersHeading>Answered headers</HeadersHeading>
        {Object.keys(attempt.response_headers).length === 0 ? (
          <p className="text-ink-2">None.</p>
        ) : (
          <HeadersList headers={attempt.response_headers} />
        )}
        <HeadersHeading>Answered body</HeadersHeading>
        {attempt.response_body ? (
          <CodeBlock className="max-h-60" label={`Body of answer ${attempt.number}`} isWrapped>
            {attempt.response_body}
          </CodeBlock>
        ) : (
          <p className="text-ink-2">Without a body.</p>
        )}
      </div>
    </details>
  );
}
