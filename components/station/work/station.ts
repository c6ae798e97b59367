import type { ShopperLanguage } from "@/contract/vocabulary/language";
import type { StationText } from "@/messages/station";
import type { StationStorage } from "../store/station-storage";
import type { Api, LastApi } from "./api";
import type { Answer, AnswerKind, StationState } from "./types";

/** Texts in the worker’s language, and how that language writes dates and amounts. */
export type Reader = { readonly t: StationText; readonly locale: string; readonly language: ShopperLanguage };

/** What the work needs of the world: the server, a memory, a clock, ids, a voice and its words. */
export type Ports = Reader & {
  readonly api: Api;
  /** The same server, for calls that go on when the page is gone. */
  readonly lastApi: LastApi;
  readonly storage: StationStorage;
  readonly nowMs: () => number;
  readonly newId: () => string;
  /** Where this page was opened: scheme, host and port. */
  readonly origin: string;
  readonly play: (kind: AnswerKind) => void;
};

/** The station: one state that the screens show, and the ports through which commands reach the world. */
export type Station = Ports & {
  readonly read: () => StationState;
  readonly change: (part: Partial<StationState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createStation = (ports: Ports, initial: StationState): Station => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    ...ports,
    read: () => state,
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Now, by the server's clock: those of devices are wrong by hours and by days. */
export const serverNowMs = (station: Station): number => station.nowMs() + station.read().skewMs;

/** Shows something without a sound: nothing has happened. */
export const showOnly = (station: Station, text: string): void =>
  station.change({ answer: { kind: "OK", text, atMs: station.nowMs() } });

/** Says something, with its sound and its color. */
export const say = (station: Station, kind: AnswerKind, text: string): void => {
  const answer: Answer = { kind, text, atMs: station.nowMs() };
  if (station.read().isSoundOn) station.play(kind);
  station.change({ answer });
};
