import type { ShopperLanguage } from "@/contract/vocabulary/language";
import type { StationText } from "@/messages/station";
import type { StationStorage } from "../store/station-storage";
import type { Api, LastApi } from "./api";
import type { Answer, AnswerKind, StationState } from "./types";

/** Texts in the worker's language, and its formats of dates and amounts. */
export type Reader = { readonly t: StationText; readonly locale: string; readonly language: ShopperLanguage };

/** Dependencies of the work: server, storage, clock, IDs, sound and texts. */
export type Ports = Reader & {
  readonly api: Api;
  /** The same server, for calls that outlive the page. */
  readonly lastApi: LastApi;
  readonly storage: StationStorage;
  readonly nowMs: () => number;
  readonly newId: () => string;
  /** Where this page was opened: scheme, host and port. */
  readonly origin: string;
  readonly play: (kind: AnswerKind) => void;
};

/** The station: one state that the screens show, and the ports through which commands have effects. */
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

/** Now, by the server's clock: device clocks are wrong by hours or days. */
export const serverNowMs = (station: Station): number => station.nowMs() + station.read().skewMs;

/** Shows something silently: nothing has happened. */
export const showOnly = (station: Station, text: string): void =>
  station.change({ answer: { kind: "OK", text, atMs: station.nowMs() } });

/** Shows a message, with its sound and color. */
export const say = (station: Station, kind: AnswerKind, text: string): void => {
  const answer: Answer = { kind, text, atMs: station.nowMs() };
  if (station.read().isSoundOn) station.play(kind);
  station.change({ answer });
};
