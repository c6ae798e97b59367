import { draftOf } from "../../dashboard/review/review-draft";
import { takeKeyFor } from "./choose-key";
import { approveRest, decide } from "./decide";
import { openMatch } from "./match-unannounced";
import type { OpenCode, OpenCodesAsk } from "./open-code";
import {
  attachCode,
  codeOf,
  dismissCode,
  putCodeAside,
  registerCodeAsParcel,
  swapCode,
  takeBackAside,
  undoDismissal,
} from "./open-codes";
import { openOf, parcelOf } from "./parcels";
import type { ActName } from "./shortcuts";
import type { Station } from "./station";
import { submitOpen, undecidedCodes } from "./submit";
import { typePin } from "./take-over";
import { choose, decideCodes, leaveCodes } from "./take-scan";
import type { Sheet } from "./types";
import { beginUnannounced } from "./unannounced";

/** Actions of screens outside of the work: printing, taking a photo. */
export type Acts = { readonly print: () => void; readonly photograph: () => void };

type SheetKey = { key: string; act: ActName | null };

/** Handles a key while a sheet is open; the bench behind it gets none. */
export const pressInSheet = (station: Station, sheet: Sheet, { key, act }: SheetKey, acts: Acts): void => {
  if (key === "escape") station.change({ sheet: null });
  else if (sheet.kind === "KEYS") {
    if (sheet.act !== null && key !== "enter") takeKeyFor(station, sheet.act, key);
  } else if (sheet.kind === "OPEN_CODES") pressAboutCodes(station, sheet, { key, act });
  else if (sheet.kind === "CODE") pressAboutCode(station, codeOf(station, sheet.id), { key, act });
  else if (key === "enter") confirmSheet(station, sheet);
  else if (sheet.kind === "NONE" && act === "REGISTER") beginUnannounced(station, sheet.code);
  else if (sheet.kind === "PICTURE" && act === "ZOOM") station.change({ sheet: null });
  else if (sheet.kind === "HELP" && act === "HELP") station.change({ sheet: { ...sheet, isAll: !sheet.isAll } });
  else if (sheet.kind === "CODES" && act === "UNDO") undoDismissal(station);
  else if (sheet.kind === "ASIDE" && act === "UNDO") takeBackAside(station, sheet);
  else if (sheet.kind === "ASIDE" && act === "PRINT") acts.print();
  else if (/^\d$/.test(key)) pressDigitInSheet(station, sheet, key);
};

/** Enter opens the first, a digit any of them; a separate key leaves them for later. */
const pressAboutCodes = (station: Station, sheet: OpenCodesAsk, { key, act }: SheetKey): void => {
  const chosen = undecidedCodes(station, sheet.processId)[Number(key) - 1];
  if (key === "enter") decideCodes(station, sheet);
  else if (act === "LATER") leaveCodes(station, sheet);
  else if (chosen !== undefined) station.change({ sheet: { kind: "CODE", id: chosen.id } });
};

/** One key for each answer; a code that none fits stays undecided. */
const pressAboutCode = (station: Station, entry: OpenCode | null, { key, act }: SheetKey): void => {
  if (entry === null) return;
  const isInParcel = entry.processId !== "";
  if (act === "TAKE_OUT") dismissCode(station, entry);
  else if (act === "ASIDE" && isInParcel && entry.kind === "UNKNOWN") putCodeAside(station, entry);
  else if (act === "REGISTER" && !isInParcel) registerCodeAsParcel(station, entry);
  else if (key === "enter" && isInParcel) attachCode(station, entry);
  else if (/^\d$/.test(key) && entry.kind === "UNKNOWN") swapUnit(station, entry, Number(key));
};

const swapUnit = (station: Station, entry: OpenCode, number: number): void => {
  const open = openOf(station);
  const unit = open?.parcel.units[number - 1];
  const isOpen = unit !== undefined && open !== null && draftOf(open.draft.units, unit.unit_id).status !== "APPROVED";
  if (isOpen && unit.verdict === "UNDECIDED") swapCode(station, entry, unit);
};

const pressDigitInSheet = (station: Station, sheet: Sheet, digit: string) => {
  const index = Number(digit) - 1;
  if (sheet.kind === "PERSON") return typePin(station, sheet.pin + digit);
  if (sheet.kind === "CODES") {
    const code = station.read().codes[index];
    if (code !== undefined) station.change({ sheet: { kind: "CODE", id: code.id } });
  }
  if (sheet.kind === "FOUND_LIST") {
    const found = station.read().unannouncedWaiting?.[index];
    if (found !== undefined) void openMatch(station, found.found_id);
  }
  if (sheet.kind === "MATCHES") {
    const parcel = parcelOf(station, sheet.processIds[index] ?? "");
    if (parcel !== null) choose(station, parcel);
  }
};

const confirmSheet = (station: Station, sheet: Sheet): void => {
  if (sheet.kind === "MISSING_REST") submitOpen(station, { isAsked: true });
  if (sheet.kind === "MISSING_ONE") decide(station, "MISSING", sheet);
  if (sheet.kind === "APPROVE_REST") approveRest(station, { isAsked: true });
};
