import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { Time } from "../../ui/time";
import { hookWords } from "./connection-words";
import { subjectWord, syncStatus } from "./sync-words";
import type { ConnectionDetail, Sync } from "./types";

type ConnectionFactsProps = { detail: ConnectionDetail; now: string; timeZone: string; isInCard?: boolean };

/** The figures of a connection: data read, webhooks received and pending work. */
export function ConnectionFacts({ detail, now, timeZone, isInCard = false }: ConnectionFactsProps) {
  const { connection, syncs, hooks, waiting_activities: waiting, orders, labels } = detail;
  const { kind } = connection;
  const orderSync = syncs.find(({ subject }) => subject === "ORDERS");
  const time = (at: string) => <Time at={at} now={now} timeZone={timeZone} locale={LOCALE} />;
  return (
    <Facts className={`grid-cols-2! md:grid-cols-4! ${isInCard ? "rounded-none! border-x-0! border-b-0!" : ""}`}>
      {kind === "SHOP" ? (
        <Figure label={t("connectionFacts.orders")} value={t("connectionFacts.orderCount", { count: orders })}>
          {orderSync ? <SyncLine sync={orderSync} time={time} /> : null}
        </Figure>
      ) : null}
      {kind === "CARRIER" ? (
        <Figure label={t("connectionFacts.labels")} value={t("connectionFacts.labelCount", { count: labels })}>
          {null}
        </Figure>
      ) : null}
      {kind === "MAIL" ? null : (
        <Figure label={t("connectionFacts.webhooks")} value={hookWords(detail)}>
          <HookNote hooks={hooks} time={time} />
        </Figure>
      )}
      <Figure
        label={t(`connectionFacts.waiting.${kind}`)}
        value={waiting === 0 ? t("connectionFacts.nothing") : t("connectionFacts.taskCount", { count: waiting })}
      >
        {waiting === 0 ? null : t("connectionFacts.sentLater")}
      </Figure>
      <Figure
        label={t("connectionFacts.lastResponse")}
        value={connection.last_ok_at ? time(connection.last_ok_at) : t("connectionFacts.noResponse")}
      >
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

type Timed = { time: (at: string) => ReactNode };

function HookNote({ hooks, time }: Timed & { hooks: ConnectionDetail["hooks"] }) {
  const { failed, oldest_waiting_at: waitingAt, last_received_at: receivedAt } = hooks;
  if (failed > 0) return <span className="text-bad">{t("connectionFacts.failed", { count: failed })}</span>;
  if (waitingAt) return t.rich("connectionFacts.oldest", { time: () => time(waitingAt) });
  if (receivedAt) return t.rich("connectionFacts.lastReceived", { time: () => time(receivedAt) });
  return t("connectionFacts.noneReceived");
}

function SyncLine({ sync, time }: Timed & { sync: Sync }) {
  const { word, tone } = syncStatus(sync);
  const { synced_at: syncedAt } = sync;
  if (tone === "ok" && syncedAt) return t.rich("connectionFacts.lastSync", { time: () => time(syncedAt) });
  return t("connectionFacts.syncState", { subject: subjectWord(sync.subject), state: word });
}
