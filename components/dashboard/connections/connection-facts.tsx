import type { ReactNode } from "react";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { Time } from "../../ui/time";
import { countOf, hookWords, KIND_WORDS } from "./connection-words";
import { SUBJECT_WORDS, syncStatus } from "./sync-words";
import type { ConnectionDetail, Sync } from "./types";

type ConnectionFactsProps = { detail: ConnectionDetail; now: string; timeZone: string; isInCard?: boolean };

/** The figures of a connection: what is read, what the provider sends, what waits for it. */
export function ConnectionFacts({ detail, now, timeZone, isInCard = false }: ConnectionFactsProps) {
  const { connection, syncs, hooks, waiting_activities: waiting, orders, labels } = detail;
  const { kind } = connection;
  const orderSync = syncs.find(({ subject }) => subject === "ORDERS");
  const time = (at: string) => <Time at={at} now={now} timeZone={timeZone} locale={LOCALE} />;
  return (
    <Facts className={`grid-cols-2! md:grid-cols-4! ${isInCard ? "rounded-none! border-x-0! border-b-0!" : ""}`}>
      {kind === "SHOP" ? (
        <Figure label="Orders" value={countOf(orders, "order")}>
          {orderSync ? <SyncLine sync={orderSync} time={time} /> : null}
        </Figure>
      ) : null}
      {kind === "CARRIER" ? (
        <Figure label="Labels" value={countOf(labels, "label")}>
          {null}
        </Figure>
      ) : null}
      {kind === "MAIL" ? null : (
        <Figure label="Webhooks" value={hookWords(detail)}>
          {hooks.failed > 0 ? (
            <span className="text-bad">{hooks.failed.toLocaleString("en")} failed</span>
          ) : hooks.oldest_waiting_at ? (
            <>Oldest {time(hooks.oldest_waiting_at)}</>
          ) : hooks.last_received_at ? (
            <>Last received {time(hooks.last_received_at)}</>
          ) : (
            "None received yet"
          )}
        </Figure>
      )}
      <Figure
        label={`Waiting for ${KIND_WORDS[kind].the}`}
        value={waiting === 0 ? "Nothing" : countOf(waiting, "task")}
      >
        {waiting === 0 ? null : "Sent automatically when it responds"}
      </Figure>
      <Figure label="Last response" value={connection.last_ok_at ? time(connection.last_ok_at) : "None yet"}>
        {null}
      </Figure>
    </Facts>
  );
}

function Figure({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <Fact label={label}>
      {value}
      {children === null ? null : <small>{children}</small>}
    </Fact>
  );
}

function SyncLine({ sync, time }: { sync: Sync; time: (at: string) => ReactNode }) {
  const { word, tone } = syncStatus(sync);
  if (tone === "ok" && sync.synced_at) return <>Last sync {time(sync.synced_at)}</>;
  return (
    <>
      {SUBJECT_WORDS[sync.subject].title}: {word.toLowerCase()}
    </>
  );
}
