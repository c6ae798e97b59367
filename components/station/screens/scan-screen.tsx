import { ArrowRight, Camera, Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import type { StationText } from "@/messages/station";
import { ActButton } from "../ui/act-button";
import { Caret, LabelBand } from "../ui/band";
import { ListTitle, Nothing } from "../ui/list-title";
import { useText } from "../ui/reader";
import { Code, Listed, Sub } from "../ui/text";
import type { Tone } from "../ui/tone";
import { ageWords } from "../work/age-words";
import { stepBack } from "../work/decide";
import { waitingParcels } from "../work/last-parcels";
import { nextPlaces } from "../work/next-places";
import { storeOf } from "../work/parcels";
import { heldUntilMs } from "../work/queue";
import { type Station, serverNowMs } from "../work/station";
import { countWords } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { VERDICT_TONES } from "./glyph";
import { LastParcels } from "./last-parcels";
import { BesidesLocationLabel, ParcelLocationLabel } from "./location-labels";
import { Sent } from "./sent";
import { refundWords, useRefund } from "./use-refund";
import { useSecondsLeft } from "./use-seconds-left";

/** After this time without a scan the worker may need another way. */
const IDLE_MS = 3_000;

type ScanScreenProps = { station: Station; state: StationState };

/** W1: waits for a label. */
export function ScanScreen({ station, state }: ScanScreenProps) {
  const t = useText();
  const open = (kind: "TYPE" | "CAMERA" | "SHIFT" | "FOUND_LIST") => () => station.change({ sheet: { kind } });
  const done = state.screen.kind === "SCAN" ? state.screen.done : undefined;
  const isIdle = useIdle(IDLE_MS);
  return (
    <main
      className={`grid min-h-0 ${done === undefined ? "grid-rows-[auto_minmax(0,1fr)]" : "grid-rows-[auto_auto_minmax(0,1fr)]"}`}
    >
      <LabelBand
        key={state.answer?.atMs}
        answer={state.answer?.kind}
        title={
          <>
            {state.isLooking ? t("common.looking") : t("common.scanLabel")}
            <Caret />
          </>
        }
        words={bandWords(t, state)}
      >
        <div className="relative grid gap-3">
          {/* Its space is reserved in advance: nothing moves when it appears. */}
          <p
            className={`absolute inset-x-0 bottom-full pb-0.5 text-center text-sub font-medium max-bench:static ${isIdle ? "" : "invisible"}`}
          >
            {t("scan.cantScan")}
          </p>
          <ActButton act="TYPE" kind="scan" isKeyLast onClick={open("TYPE")}>
            <Keyboard aria-hidden="true" />
            {t("common.typeCode")}
          </ActButton>
          <ActButton act="CAMERA" kind="scan" isKeyLast onClick={open("CAMERA")}>
            <Camera aria-hidden="true" />
            {t("actNames.CAMERA")}
          </ActButton>
        </div>
      </LabelBand>
      {done === undefined ? null : <JustDone station={station} state={state} entry={done} />}
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_288px] gap-10 px-pad py-5 max-bench:grid-cols-1">
        <LastParcels station={station} state={state} done={done} />
        <section aria-labelledby="waiting">
          <ListTitle id="waiting">{t("scan.toInspect")}</ListTitle>
          <WaitingCount state={state} nowMs={serverNowMs(station)} stores={done === undefined ? 3 : 1} />
          <div className="mt-5 grid gap-3">
            <ActButton act="FOUND_LIST" onClick={open("FOUND_LIST")}>
              <span>
                {t("actNames.FOUND_LIST")}
                <UnannouncedCount state={state} />
              </span>
            </ActButton>
            <ActButton act="SHIFT" onClick={open("SHIFT")}>
              {t("actNames.SHIFT")}
            </ActButton>
          </div>
        </section>
      </div>
    </main>
  );
}

/** Unexpected parcels without an owner; one begun here comes first. */
function UnannouncedCount({ state: { found, unannouncedWaiting } }: Pick<ScanScreenProps, "state">) {
  const t = useText();
  if (found !== null) return <Sub> {t("scan.started", { count: 1 })}</Sub>;
  const count = unannouncedWaiting?.length ?? 0;
  return count === 0 ? null : <b> {count}</b>;
}

const bandWords = (t: StationText, { answer, isLooking }: StationState): string => {
  const isNews = answer !== null && (answer.kind === "STOP" || answer.kind === "UNKNOWN");
  return isNews && !isLooking ? answer.text : t("scan.words");
};

type WaitingCountProps = { state: StationState; nowMs: number /** How many fit. */; stores: number };

function WaitingCount({ state, nowMs, stores: most }: WaitingCountProps) {
  const t = useText();
  const { total, oldestAt, stores } = waitingParcels(state);
  if (state.isLoading) return <p className="pt-2.5 pb-1.5 text-ink-2">{t("scan.loading")}</p>;
  if (total === 0) return <Nothing>{t("scan.allDone")}</Nothing>;
  return (
    <>
      <p className="flex items-baseline gap-3 pt-2.5 pb-1.5 text-call font-semibold stretch-display">
        {total}
        {oldestAt === null ? null : (
          <small className="text-bench font-normal tracking-normal text-ink-2 font-stretch-normal">
            {t("scan.oldest", { age: ageWords(t, oldestAt, nowMs) })}
          </small>
        )}
      </p>
      <dl>
        {stores.slice(0, most).map(({ name, count }) => (
          <div className="flex justify-between border-b border-line py-2.25" key={name}>
            <dt>{name}</dt>
            <dd className="font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether nothing was pressed, scanned or touched for a while. */
const useIdle = (idleMs: number): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const begin = () => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(setIdle, idleMs, true);
    };
    begin();
    for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, begin, { capture: true });
    return () => {
      window.clearTimeout(timer);
      for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, begin, { capture: true });
    };
  }, [idleMs]);
  return isIdle;
};

/** The last finished parcel: where its units go, its location label, and undo while possible. */
function JustDone({ station, state, entry }: { station: Station; state: StationState; entry: SubmitEntry }) {
  const t = useText();
  const { parcel, draft, counts } = entry;
  const refund = useRefund(station, { parcel, draft, override: draft.override });
  const seconds = useSecondsLeft(station, heldUntilMs(state, entry.id));
  const store = storeOf(station, parcel);
  const places = store === null ? [] : nextPlaces(parcel, draft, store);
  return (
    <section
      className="flex min-h-24 items-center gap-3 border-b border-rule bg-ok-soft px-pad py-2.5 max-bench:flex-wrap max-bench:py-3"
      aria-labelledby="just"
    >
      <div className="max-w-75 min-w-0 flex-none max-bench:max-w-none max-bench:flex-1">
        <Sub as="p" isCut>
          <Listed parts={[<Code key="code">{parcel.return_code}</Code>, refundWords(t, refund)]} />
        </Sub>
        <h2 className="text-lead font-semibold text-ok" id="just">
          {countWords(station, counts)}
        </h2>
      </div>
      <Places
        places={[
          ...places.map(({ place, verdict }) => [place, VERDICT_TONES[verdict]] as const),
          ...(draft.besides === null ? [] : [[t("common.aside"), "hold"] as const]),
        ]}
      />
      {seconds > 0 ? (
        <ActButton act="UNDO" className="flex-none max-bench:flex-1" onClick={() => stepBack(station)}>
          {t("scan.undo", { seconds })}
        </ActButton>
      ) : null}
      <Sent state={state} entryId={entry.id} />
      <ActButton act="PRINT" className="flex-none max-bench:flex-1" onClick={() => window.print()}>
        {t("scan.binLabel")}
      </ActButton>
      <div className="hidden">
        {draft.besides === null ? null : (
          <section>
            <BesidesLocationLabel state={state} entry={entry} store={store} />
          </section>
        )}
        <aside>
          <ParcelLocationLabel state={state} entry={entry} store={store} />
        </aside>
      </div>
    </section>
  );
}

/** Two locations are stacked; three use text sized for three. */
function Places({ places }: { places: readonly (readonly [place: string, tone: Tone])[] }) {
  const count = places.length;
  const flow =
    count < 2 ? "flex-wrap justify-center gap-x-6 gap-y-1" : count < 4 ? "flex-col justify-center" : "flex-wrap";
  const letters = count < 3 ? "text-[32px]/9" : "text-[22px]/6.5";
  return (
    <ul className={`flex min-w-0 flex-1 items-start max-bench:flex-[1_0_100%] max-bench:justify-start ${flow}`}>
      {places.map(([place, tone]) => (
        <li className="flex min-w-0 items-center gap-2 text-tone" key={place} data-tone={tone}>
          <ArrowRight className="size-7.5 flex-none rtl:-scale-x-100" aria-hidden="true" />
          <h3 className={`font-bold wrap-anywhere font-stretch-75% ${letters}`}>{place}</h3>
        </li>
      ))}
    </ul>
  );
}
