import { stationReader, stationText } from "@/messages/station";
import { draftOf } from "../../components/dashboard/review/review-draft";
import { memoryStorage, type StationStorage } from "../../components/station/store/station-storage";
import type { Api } from "../../components/station/work/api";
import { openOf } from "../../components/station/work/parcels";
import { pressKeys } from "../../components/station/work/press-keys";
import { DEFAULT_KEYS } from "../../components/station/work/shortcuts";
import { createStation, type Reader, type Station } from "../../components/station/work/station";
import type { StationFacts, StationParcel, StationState, StationUnit } from "../../components/station/work/types";

/** Parcels and a station for tests. */

/** A reader of English. */
export const READER: Reader = { t: stationText("en"), locale: stationReader("en").locale, language: "en" };

export const unit = (number: number, changed: Partial<StationUnit> = {}): StationUnit => ({
  ...{ unit_id: `unit_${number}`, line_item_id: `li_${number}`, sku: `SKU-${number}`, ean: `872061830104${number}` },
  ...{ name: `Jumper ${number}`, variant_name: "M", image_url: "", category_ids: [], return_reason: "TOO_SMALL" },
  reason_name: "Runs small",
  ...{
    comment: "",
    paid_amount: "4320",
    is_exchanged: false,
    requires_grade: false,
    verdict: "UNDECIDED",
    reject_reason: "",
  },
  ...changed,
});

export const parcel = (units: readonly StationUnit[], changed: Partial<StationParcel> = {}): StationParcel => ({
  ...{ process_id: "prc_1", return_code: "RT-9P4M-6XHE", ecommerce_id: "eco_1", store_name: "Tessel" },
  ...{
    customer_name: "Femke Bakker",
    order_name: "#1042",
    codes: ["rt9p4m6xhe", "1042"],
    currency: "EUR",
    refund_if_accepted: "8640",
  },
  ...{ has_override: false, status: "RUNNING", shipping_status: "COLLECTED", authorization: "NOT_REQUIRED" },
  ...{
    hold_reason: "",
    place: "Den Burg",
    requested_at: "2026-11-17T10:00:00.000Z",
    arrived_at: null,
    updated_at: "2026-11-21T10:00:00.000Z",
    wait: null,
    pieces: [{ number: 1, tracking_number: "3SDEVC0001", shipping_status: "COLLECTED" }],
  },
  units: [...units],
  ...changed,
});

export const facts = (changed: Partial<StationFacts["stores"][number]> = {}): StationFacts => ({
  person: {
    name: "Sven Mol",
    email: "sven@example.com",
    can_override: false,
    has_dashboard: false,
    is_by_pin: false,
  },
  people: [],
  team: [{ email: "sven@example.com", name: "Sven Mol" }],
  places: [{ name: "Den Burg", city: "Den Burg" }],
  stores: [
    {
      ...{ ecommerce_id: "eco_1", name: "Tessel", currency: "EUR", time_zone: "Europe/Amsterdam" },
      reject_reasons: ["Worn", "Damaged", "Tags missing"],
      incomplete_review: "REFUSED",
      rules: {
        dispositions: [
          { verdict: "APPROVED", reasons: [], category_ids: ["shoes"], grades: [], place: "SHOES 1", hint: "" },
          { verdict: "APPROVED", reasons: [], category_ids: [], grades: [], place: "RESTOCK 04", hint: "" },
          { verdict: "DECLINED", reasons: ["Damaged"], category_ids: [], grades: [], place: "REPAIR", hint: "" },
          { verdict: "DECLINED", reasons: [], category_ids: [], grades: [], place: "QUARANTINE", hint: "" },
        ],
        ...{ grades: [], is_grade_asked: false, check_lists: [] },
        ...{ photo_reasons: [], is_reason_shown: true, ask_above: "10000" },
      },
      ...changed,
    },
  ],
});

/** A server with the test's answers; a call without one fails. */
export type FakeServer = {
  receive: (
    processId: string,
    piece?: number,
  ) => { parcel: StationParcel; moved_from: "COLLECTED" | null; piece?: number };
  photo: (call: { photo_id: string; unit_id: string; content: string }) => void;
  found: (call: { found_id: string; process_id: string }) => void;
  submit: (call: { submission_id: string; process_id: string }) => { parcel: StationParcel; is_repeated?: boolean };
  undo: (call: { process_id: string }) => { parcel: StationParcel };
  find: (asked: { codes?: string[]; query?: string }) => StationParcel[];
};

type Scene = {
  parcels: readonly StationParcel[];
  server?: Partial<FakeServer>;
  store?: Parameters<typeof facts>[0];
  storage?: StationStorage;
};

export type Bench = { station: Station; sounds: string[]; advance: (ms: number) => void };

/** An in-memory station with a clock that advances only when told to. */
export const bench = ({ parcels, server = {}, store = {}, storage = memoryStorage() }: Scene): Bench => {
  let [nowMs, ids] = [Date.parse("2026-11-21T10:00:00Z"), 0];
  const sounds: string[] = [];
  const known = new Map(parcels.map((each) => [each.process_id, each]));
  const receive = server.receive ?? ((id: string) => ({ parcel: known.get(id) ?? parcel([]), moved_from: null }));
  const api = {
    receiveParcel: {
      mutate: async ({ process_id, piece }: { process_id: string; piece?: number }) => receive(process_id, piece),
    },
    submitParcel: { mutate: async (call: Parameters<FakeServer["submit"]>[0]) => server.submit?.(call) },
    undoParcel: { mutate: async (call: Parameters<FakeServer["undo"]>[0]) => server.undo?.(call) },
    getShift: { query: async () => ({ parcels: [] }) },
    addInspectionPhoto: { mutate: async (call: Parameters<FakeServer["photo"]>[0]) => server.photo?.(call) },
    recordFoundParcel: { mutate: async (call: Parameters<FakeServer["found"]>[0]) => server.found?.(call) },
    listFoundParcels: { query: async () => ({ found: [] }) },
    findStationParcels: {
      query: async (asked: Parameters<FakeServer["find"]>[0]) => ({ parcels: server.find?.(asked) ?? [] }),
    },
  } as unknown as Api;
  const state: StationState = {
    ...{ facts: facts(store), place: "Den Burg", parcels: known, drafts: new Map(), queue: [], codes: [], shift: [] },
    ...{
      found: null,
      dismissed: null,
      unannouncedWaiting: null,
      screen: { kind: "SCAN" },
      sheet: null,
      answer: null,
      isOnline: true,
      isLoading: false,
      isLooking: false,
    },
    ...{
      isSignedOut: false,
      isForgetful: false,
      isSoundOn: true,
      areKeysOn: true,
      isScanVerdict: true,
      isScanSubmit: true,
      isAutoReturn: true,
      scanPrefix: "",
      scanSuffix: "",
      phone: null,
      scanGapMs: 60,
      keys: DEFAULT_KEYS,
      theme: "system",
      readUntil: "",
      sendingId: null,
      undoingId: null,
      sentIds: new Set(),
      skewMs: 0,
      troubled: new Set(),
    },
  };
  const station = createStation(
    {
      ...{ api, lastApi: api, storage, nowMs: () => nowMs, play: (kind: string) => void sounds.push(kind) },
      ...READER,
      origin: "http://localhost:3000",
      newId: () => {
        ids += 1;
        return `id_${ids}`;
      },
    },
    state,
  );
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { station, sounds, advance };
};

/** A server's error as the browser's client reports it. */
export const refusal = (reason: string, message: string) =>
  Object.assign(new Error(message), { data: { problem: { reason, message, violations: [] } } });

const NO_ACTS = { print: () => undefined, photograph: () => undefined };

/** Characters of an American keyboard with Shift alone. */
const WITH_SHIFT = /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/;

/** Keys one after the other, with Shift as needed. */
export const press = (station: Station, ...keys: string[]) =>
  pressKeys(
    station,
    keys.map((key) => ({ key, isShifted: WITH_SHIFT.test(key) })),
    NO_ACTS,
  );

/** The verdicts of the open parcel's units. */
export const verdicts = (station: Station) => {
  const open = openOf(station);
  return open?.parcel.units.map(({ unit_id }) => draftOf(open.draft.units, unit_id).status);
};

export const submitted = (station: Station) =>
  station.read().queue.flatMap((entry) => (entry.kind === "SUBMIT" ? [entry] : []));

/** Waits for pending answers. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
