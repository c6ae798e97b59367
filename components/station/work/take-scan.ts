import { parcelCodes, productCodes } from "../scan/read-codes";
import type { Scan } from "../scan/scan-machine";
import { asksForGrade } from "./condition-grades";
import { findParcels } from "./find-parcels";
import { labelCodeIn } from "./location-label-code";
import { dropLookUps, lookUp } from "./look-up";
import { openMatch, refreshUnannounced } from "./match-unannounced";
import type { OpenCode, OpenCodesAsk } from "./open-code";
import { beginCode, dropBeginnings, dropCode, keepCode } from "./open-codes";
import { approachParcel, openPiece } from "./open-parcel";
import { keepDraft, openOf, parcelOf } from "./parcels";
import { scannedPiece } from "./pieces";
import { type Station, say } from "./station";
import { numberOf } from "./submission";
import { submitBeforeNext, submitOpen, undecidedCodes } from "./submit";
import type { StationParcel } from "./types";
import { addThing } from "./unannounced";
import { focus, openUnits, scanUnit } from "./verdicts";

/** Handles a scan: approves a unit of the open parcel, or opens the parcel whose label it is. */
export const takeScan = async (station: Station, scan: Scan | string): Promise<void> => {
  if (station.read().sheet?.kind === "DEVICE") return tryOut(station, scan);
  if (typeof scan !== "string" && scan.isRest) {
    dropLookUps(station);
    dropBeginnings(station, scan.text);
  }
  const { sheet } = station.read();
  const asked = sheet?.kind === "OPEN_CODES" ? sheet : null;
  station.change({ sheet: null });
  if (scanOpenUnit(station, scan)) return;
  const codes = parcelCodes(scan);
  const plate = labelCodeIn(codes);
  if (plate !== null) return openLabelCode(station, plate);
  if (station.read().screen.kind === "FOUND") return scanThing(station, scan, codes);
  const known = findParcels(station.read().parcels, codes);
  const shown = typeof scan === "string" ? scan : scan.text;
  if (known.length > 0) return goTo(station, { found: known, shown, codes, asked });
  await lookUp(station, { codes, shown, onFound: (found) => goTo(station, { found, shown, codes, asked }) });
};

/** Looks up a code that was scanned offline. Only a response removes it from the list. */
export const lookUpAgain = async (station: Station, { id, code }: OpenCode): Promise<void> => {
  const codes = parcelCodes(code);
  station.change({ sheet: null });
  const onFound = (found: readonly StationParcel[]) => {
    dropCode(station, id);
    goTo(station, { found, shown: code, codes });
  };
  await lookUp(station, { codes, shown: code, againId: id, onFound });
};

/** Typed text: an order number, an email address, a name. */
export const search = async (station: Station, query: string): Promise<void> => {
  const codes = parcelCodes(query);
  const known = findParcels(station.read().parcels, codes);
  station.change({ sheet: null });
  if (known.length > 0) return goTo(station, { found: known, shown: query, codes });
  await lookUp(station, { query, shown: query, onFound: (found) => goTo(station, { found, shown: query, codes }) });
};

const scanOpenUnit = (station: Station, scan: Scan | string): boolean => {
  const open = openOf(station);
  if (open === null) return false;
  const result = scanUnit(open.parcel, open.draft, { user: open.user, codes: productCodes(scan) });
  if (result.kind === "NOT_HERE") return false;
  const { unit_id: unitId, name } = result.unit;
  const named = { number: numberOf(open.parcel, unitId), name };
  const isUnannounced = result.kind === "APPROVED" && !station.read().isScanVerdict;
  keepDraft(station, isUnannounced ? focus(open.draft, unitId) : result.draft);
  if (isUnannounced) say(station, "OK", station.t("decide.unit", named));
  else if (result.kind === "APPROVED") {
    const isGradeAsked = asksForGrade(open.store, result.draft, result.unit);
    say(station, "OK", station.t(isGradeAsked ? "decide.approvedGrade" : "decide.verdicts.APPROVED", named));
  } else askAboutExtra(station, scan, open.parcel);
  return true;
};

/** One more unit than announced: it is neither counted nor dropped until a person says what it is. */
const askAboutExtra = (station: Station, scan: Scan | string, { process_id }: StationParcel) => {
  const code = typeof scan === "string" ? scan : scan.text;
  const extra = beginCode(station, { code, kind: "EXTRA", processId: process_id });
  const { id } = keepCode(station, { ...extra, isOffline: false });
  station.change({ sheet: { kind: "CODE", id } });
  say(station, "STOP", station.t("scan.extra"));
};

/** While the scanner is being set up it opens nothing. */
const tryOut = (station: Station, scan: Scan | string) => {
  station.change({ sheet: { kind: "DEVICE", scanned: typeof scan === "string" ? scan : scan.text } });
  say(station, "OK", station.t("scan.read"));
};

/** Inside an unexpected parcel every code is an item of it, except the label of another parcel. */
const scanThing = (station: Station, scan: Scan | string, codes: readonly string[]) => {
  const [other] = findParcels(station.read().parcels, codes);
  if (other !== undefined) return say(station, "STOP", station.t("scan.anotherParcel", { code: other.return_code }));
  addThing(station, typeof scan === "string" ? scan : scan.text);
};

/** An unexpected item's location label leads to its owner search. */
const openLabelCode = async (station: Station, plate: string): Promise<void> => {
  const here = station.read().queue.find((entry) => entry.kind === "FOUND" && entry.draft.plate === plate);
  if (here !== undefined) return say(station, "STOP", station.t("scan.labelWaits", { label: plate }));
  const isKnown = () => station.read().unannouncedWaiting?.find((each) => each.plate === plate);
  if (isKnown() === undefined) await refreshUnannounced(station);
  const found = isKnown();
  if (found !== undefined) return openMatch(station, found.found_id);
  const { isOnline } = station.read();
  say(station, "UNKNOWN", station.t(isOnline ? "scan.labelSettled" : "scan.labelUnknown", { label: plate }));
};

type Found = {
  found: readonly StationParcel[];
  shown: string;
  codes: readonly string[];
  /** The question that was open at the scan. */
  asked?: OpenCodesAsk | null;
};

const goTo = (station: Station, { found, shown, codes, asked = null }: Found) => {
  // A shopper's earlier returns aren't the open parcel.
  const open = found.filter((parcel) => openUnits(parcel).length > 0 && parcel.status !== "CANCELED");
  const [only, second] = open.length > 0 ? open : found;
  if (only === undefined) return;
  if (second === undefined) return choose(station, only, { piece: scannedPiece(only, codes), asked });
  say(station, "STOP", station.t("scan.matches", { count: found.length }));
  const processIds = [...new Set([...open, ...found].map(({ process_id }) => process_id))].slice(0, 9);
  station.change({ sheet: { kind: "MATCHES", code: shown, processIds } });
};

type Chosen = { piece?: number | null; asked?: OpenCodesAsk | null };

/**
 * Opens a parcel; a complete open one is submitted first. While undecided codes are asked about, the same label again
 * leaves them for later, and the open parcel's label goes to the first of them.
 */
export const choose = (station: Station, parcel: StationParcel, { piece = null, asked = null }: Chosen = {}) => {
  const open = openOf(station);
  if (open?.parcel.process_id === parcel.process_id) {
    station.change({ sheet: null });
    if (asked !== null) return decideCodes(station, asked);
    if (piece !== null) return void openPiece(station, open.parcel, piece);
    return say(station, "OK", station.t("common.alreadyOpen"));
  }
  const areCodesLeft = asked?.nextId === parcel.process_id;
  const next = { nextId: parcel.process_id, piece, areCodesLeft };
  if (submitBeforeNext(station, next)) approachParcel(station, parcel, piece);
};

/** Shows the first undecided code. */
export const decideCodes = (station: Station, { processId }: OpenCodesAsk): void => {
  const [first] = undecidedCodes(station, processId);
  station.change({ sheet: first === undefined ? null : { kind: "CODE", id: first.id } });
};

/** The parcel ends anyway; its codes stay in the list. */
export const leaveCodes = (station: Station, asked: OpenCodesAsk): void => {
  station.change({ sheet: null });
  const next = asked.nextId === null ? null : parcelOf(station, asked.nextId);
  if (next === null) submitOpen(station, { areCodesLeft: true });
  else choose(station, next, { piece: asked.piece, asked });
};
