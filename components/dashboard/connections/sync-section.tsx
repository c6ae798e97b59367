import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { Progress } from "../../ui/progress";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { linkStyle } from "../../ui/text-link";
import { Time } from "../../ui/time";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { FailedCall } from "../controls/failed-call";
import { SyncAgain } from "./sync-again";
import { isReading, subjectWord, syncResult, syncStatus } from "./sync-words";
import type { ConnectionDetail, Sync } from "./types";

type SyncSectionProps = { detail: ConnectionDetail; now: string; timeZone: string; canWrite: boolean };

/** What is read from the shop: progress, results, and items that couldn't be imported with the reason. */
export function SyncSection({ detail: { connection, syncs }, now, timeZone, canWrite }: SyncSectionProps) {
  return (
    <Section
      id="sync"
      title={t("syncSection.title")}
      aside={
        canWrite ? (
          <DialogButton
            isSmall
            ask={(onClose) => <SyncAgain connectionId={connection.connection_id} onClose={onClose} />}
          >
            {t("syncSection.importAgain")}
          </DialogButton>
        ) : null
      }
    >
      {syncs.length === 0 ? <p className="text-ink-2 py-3">{t("syncSection.empty")}</p> : null}
      <ul className="divide-line divide-y">
        {syncs.map((sync) => (
          <li key={sync.subject} className="py-3">
            <SyncRow sync={sync} {...{ now, timeZone, canWrite }} connectionId={connection.connection_id} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SyncRowProps = Omit<SyncSectionProps, "detail"> & { sync: Sync; connectionId: string };

function SyncRow({ sync, connectionId, now, timeZone, canWrite }: SyncRowProps) {
  const status = syncStatus(sync);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold">{subjectWord(sync.subject)}</h3>
        <Badge tone={status.tone}>{status.word}</Badge>
        {canWrite ? <SyncAct sync={sync} connectionId={connectionId} /> : null}
      </div>
      {sync.phase === "BACKFILL" && sync.state !== "DONE" ? <SyncProgress sync={sync} /> : null}
      <p className="mt-2" role={isReading(sync) ? "status" : undefined}>
        {syncResult(sync)}
      </p>
      {sync.error ? <p className="text-hold mt-1">{sync.error}</p> : null}
      <p className="text-ink-2 mt-1 text-[13px]">
        <SyncTimes sync={sync} now={now} timeZone={timeZone} />
      </p>
      {sync.refusals.length > 0 ? <Refusals sync={sync} /> : null}
    </>
  );
}

/** The time of the last sync and the next one. */
function SyncTimes({ sync, now, timeZone }: Pick<SyncRowProps, "sync" | "now" | "timeZone">) {
  const where = { timeZone, locale: LOCALE };
  const { synced_at: syncedAt, next_at: nextAt } = sync;
  const isNextKnown = nextAt !== null && sync.state !== "PAUSED" && !isReading(sync);
  return (
    <>
      {syncedAt ? t.rich("syncSection.lastSync", { time: () => <Time at={syncedAt} now={now} {...where} /> }) : null}
      {!syncedAt && sync.subject === "ORDERS"
        ? t("syncSection.changedSince", { date: formatTime(sync.since, "date", where) })
        : null}
      {isNextKnown ? ` ${t("syncSection.nextSync", { time: formatTime(nextAt, "clock", where) })}` : null}
    </>
  );
}

/** The progress bar is indeterminate if the total is unknown. */
function SyncProgress({ sync: { subject, read, total } }: { sync: Sync }) {
  const amount = total === null ? {} : { value: Math.min(read, total), max: Math.max(1, total) };
  return <Progress className="mt-3 mb-0" {...amount} aria-label={subjectWord(subject)} />;
}

/** Pauses a sync or resumes it where it stopped. */
function SyncAct({ sync, connectionId }: { sync: Sync; connectionId: string }) {
  const trpc = useTRPC();
  const lookAgain = useLookAgain();
  const pause = useMutation(trpc.pauseSync.mutationOptions({ onSuccess: lookAgain }));
  const resume = useMutation(trpc.resumeSync.mutationOptions({ onSuccess: lookAgain }));
  const isStopped = sync.state === "PAUSED" || sync.state === "FAILED";
  const act = isStopped ? resume : pause;
  const [word, doing] = isStopped ? (["resume", "resuming"] as const) : (["pause", "pausing"] as const);
  return (
    <>
      <Button
        isLive
        className="ml-auto"
        size="small"
        aria-disabled={act.isPending || undefined}
        onClick={() => act.isPending || act.mutate({ connection_id: connectionId, subject: sync.subject })}
      >
        {t.rich(`syncSection.${act.isPending ? doing : word}.${sync.subject}`, {
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
      <FailedCall error={act.error} className="m-0! basis-full" />
    </>
  );
}

/** Maximum number of errors shown, latest first. */
const MOST_SHOWN = 50;

function Refusals({ sync: { refusals } }: { sync: Sync }) {
  return (
    <details className="mt-2">
      <summary className={linkStyle("w-fit")}>{t("syncSection.refused", { count: refusals.length })}</summary>
      <Table
        isPlain
        className="mt-2"
        caption={t("syncSection.refusedCaption")}
        columns={[t("syncSection.record"), t("syncSection.reason")]}
      >
        {refusals.slice(-MOST_SHOWN).map(({ record, reason }) => (
          <tr key={`${record} ${reason}`}>
            <th scope="row" className="font-mono text-code align-top">
              {record}
            </th>
            <td className="whitespace-normal! wrap-anywhere">{reason}</td>
          </tr>
        ))}
      </Table>
      {refusals.length > MOST_SHOWN ? (
        <p className="text-ink-2 mt-2">{t("syncSection.latest", { count: MOST_SHOWN })}</p>
      ) : null}
    </details>
  );
}
