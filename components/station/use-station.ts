import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { loadStation } from "./session/load-station";
import { isOutdated, renewPage } from "./store/new-version";
import { keepPictures, keepShell } from "./store/offline";
import { holdDevice } from "./store/one-tab";
import { useReader } from "./ui/reader";
import { followPhone } from "./work/follow-phone";
import { refreshUnannounced } from "./work/match-unannounced";
import { refreshParcels, refreshShift } from "./work/refresh";
import { isSafeMoment } from "./work/safe-moment";
import { sendOnLeave } from "./work/send-on-leave";
import { nextSendAtMs, sendQueue } from "./work/send-queue";
import type { Station } from "./work/station";
import type { StationFacts, StationState } from "./work/types";

/** How often the list of parcels is loaded, and how soon an unsent queue is retried. */
const REFRESH_MS = 30_000;
const RETRY_MS = 3_000;

export type OpenStation =
  | { readonly kind: "OPENING" }
  | { readonly kind: "OPEN"; readonly station: Station }
  /** Another tab of this device has it. */
  | { readonly kind: "ELSEWHERE"; readonly take: () => void };

/** Opens the station on this device, in one tab at a time. */
export const useStation = (facts: StationFacts, build: string): OpenStation => {
  const [open, setOpen] = useState<OpenStation>({ kind: "OPENING" });
  const reader = useReader();
  const latest = useRef({ facts, reader });
  // A refreshed page, for example after a takeover: the open parcel stays open.
  useEffect(() => {
    latest.current = { facts, reader };
    if (open.kind === "OPEN" && open.station.read().facts !== facts) open.station.change({ facts });
  }, [facts, reader, open]);
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    let leave = (): void => undefined;
    const lose = () => {
      leave = () => undefined;
      stop();
      if (!isGone) setOpen({ kind: "ELSEWHERE", take });
    };
    const hold = async (isTaking: boolean) => {
      const free = await holdDevice({ isTaking, onLost: lose });
      if (free === null) return lose();
      stop = free;
      if (isGone) return free();
      const station = await loadStation(latest.current);
      if (isGone) return free();
      const ends = [keepGoing(station), keepUpToDate(station, build), followPhone(station)];
      stop = () => {
        for (const end of ends) end();
        free();
      };
      leave = () => void sendOnLeave(station);
      setOpen({ kind: "OPEN", station });
    };
    const take = () => void hold(true);
    void hold(false);
    return () => {
      isGone = true;
      leave();
      stop();
    };
  }, [build]);
  return open;
};

export const useStationState = (station: Station): StationState =>
  useSyncExternalStore(station.subscribe, station.read, station.read);

/** Background work: loading, and sending what is due. */
const keepGoing = (station: Station): (() => void) => {
  let timer = 0;
  const send = async (isLeaving = false) => {
    await sendQueue(station, { isLeaving });
    plan();
  };
  const plan = () => {
    window.clearTimeout(timer);
    const atMs = nextSendAtMs(station);
    if (atMs === null) return;
    const waitMs = atMs - station.nowMs();
    timer = window.setTimeout(send, waitMs > 0 ? waitMs : RETRY_MS);
  };
  const refresh = () => {
    void refreshUnannounced(station);
    void refreshParcels(station).then(() => keepPictures(station.read().parcels.values()));
    void send();
  };
  const onLeave = () => void sendOnLeave(station).then(() => send(true));
  const onHidden = () => {
    if (document.visibilityState === "hidden") onLeave();
  };
  const onOnline = () => refresh();
  let asking = 0;
  const onOffline = () => {
    station.change({ isOnline: false });
    // A response in flight when the network went down says that it is up: the next call knows better.
    window.clearTimeout(asking);
    asking = window.setTimeout(refresh, RETRY_MS);
  };
  let queue = station.read().queue;
  const unsubscribe = station.subscribe(() => {
    if (station.read().queue === queue) return;
    queue = station.read().queue;
    plan();
  });
  // Without a service worker, the station still works online.
  keepShell()
    .catch((error: unknown) => console.warn("not kept for offline use", error))
    .finally(refresh);
  void refreshShift(station);
  const interval = window.setInterval(refresh, REFRESH_MS);
  document.addEventListener("visibilitychange", onHidden);
  // When a page is left for another one, some browsers never report it as hidden.
  window.addEventListener("pagehide", onLeave);
  window.addEventListener("online", onOnline);
  window.addEventListener("offline", onOffline);
  return () => {
    unsubscribe();
    for (const each of [timer, asking]) window.clearTimeout(each);
    window.clearInterval(interval);
    document.removeEventListener("visibilitychange", onHidden);
    window.removeEventListener("pagehide", onLeave);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", onOffline);
  };
};

/** How often to check for a moment to load a newer page. */
const LOOK_MS = 2_000;

/** Loads a newer build of the page automatically, in a moment when nobody works. */
const keepUpToDate = (station: Station, build: string): (() => void) => {
  let [touchedAtMs, isOld] = [performance.now(), false];
  const touch = () => {
    touchedAtMs = performance.now();
  };
  const check = async () => {
    isOld ||= await isOutdated(build);
  };
  const look = () => {
    if (isOld && isSafeMoment(station.read(), performance.now() - touchedAtMs)) renewPage(station.nowMs(), null);
  };
  const intervals = [window.setInterval(check, REFRESH_MS), window.setInterval(look, LOOK_MS)];
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, touch, { capture: true });
  return () => {
    for (const interval of intervals) window.clearInterval(interval);
    for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, touch, { capture: true });
  };
};
