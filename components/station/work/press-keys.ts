import { draftOf, OTHER } from "../../dashboard/review/review-draft";
import type { PressedKey } from "../scan/scan-machine";
import { gradesOf } from "./condition-grades";
import {
  approveRest,
  chooseReason,
  chooseUnit,
  decide,
  goBackToScan,
  leaveParcel,
  stepBack,
  stepUnit,
  toggleShown,
} from "./decide";
import { giveGrade, toggleCheck } from "./give-grade";
import { confirmMatch, refreshUnannounced, toggleOrder } from "./match-unannounced";
import { showCodes } from "./open-codes";
import { openOf } from "./parcels";
import { showPhone } from "./phone";
import { type Acts, pressInSheet } from "./press-in-sheet";
import { type ActName, actOf, isLetter } from "./shortcuts";
import { type Station, say } from "./station";
import { submitOpen } from "./submit";
import { typePin } from "./take-over";
import type { Screen } from "./types";
import { addThing, beginUnannounced, dropThing, registerUnannounced, stepThing } from "./unannounced";
import { shownUnit } from "./verdicts";

/** What a key applies to: the screen, its unit, and the sheet in front. */
export const onScreen = (station: Station): string => {
  const { screen, sheet } = station.read();
  const open = openOf(station);
  const shown = open === null ? "" : (shownUnit(open.parcel, open.draft)?.unit_id ?? open.draft.activeId);
  const asked = sheet?.kind === "CODE" ? sheet.id : "";
  return [screen.kind, open?.parcel.process_id, shown, sheet?.kind, asked].join(" ");
};

/**
 * Handles single keys. An open sheet has its own keys. Whether a key begins a scan is known only a moment later: if the
 * screen has changed by then, the key is ignored.
 */
export const pressKeys = (
  station: Station,
  keys: readonly PressedKey[],
  acts: Acts,
  seen: string = onScreen(station),
) => {
  if (seen !== onScreen(station)) return say(station, "STOP", station.t("keys.screenChanged"));
  for (const pressed of keys) {
    const { sheet, areKeysOn, keys: own } = station.read();
    const key = pressed.key.toLowerCase();
    // Letters and digits can be switched off (WCAG 2.1.4); Enter, Escape and arrows are neither.
    if (!areKeysOn && key.length === 1 && sheet?.kind !== "KEYS") continue;
    if (sheet !== null) pressInSheet(station, sheet, { key, act: actOf(own, key) }, acts);
    else pressOnScreen(station, { key, act: actOf(own, key), isShifted: pressed.isShifted }, acts);
  }
};

type Key = { key: string; act: ActName | null; isShifted: boolean };
type Act = (station: Station, acts: Acts) => void;

const show =
  (kind: "SHIFT" | "QUEUE" | "TYPE" | "CAMERA" | "NOTE" | "FIND_ORDER" | "SET_ASIDE"): Act =>
  (station) =>
    station.change({ sheet: { kind } });

const showKeys: Act = (station) => station.change({ sheet: { kind: "HELP", isAll: false } });

const showUnannounced: Act = (station) => {
  station.change({ sheet: { kind: "FOUND_LIST" } });
  void refreshUnannounced(station);
};

const showOverride: Act = (station) => {
  const isSet = openOf(station)?.draft.override.isOn ?? false;
  if (isSet || station.read().facts.person.can_override) station.change({ sheet: { kind: "OVERRIDE" } });
};

const enlarge: Act = (station) => {
  const open = openOf(station);
  const unit = open?.parcel.units.find(({ unit_id }) => unit_id === open.draft.activeId);
  if (unit === undefined || unit.image_url === "") return say(station, "STOP", station.t("keys.noPicture"));
  station.change({ sheet: { kind: "PICTURE", url: unit.image_url, name: unit.name, heldBy: "KEY" } });
};

const photo: Act = (_, { photograph }) => photograph();
const print: Act = (_, { print }) => print();

/** By action, or by the name of a fixed key. */
type KeyActs = Readonly<Partial<Record<ActName | "arrowdown" | "arrowup" | "enter" | "escape", Act>>>;

/** On every screen. */
const EVERYWHERE: KeyActs = {
  PERSON: (station) => typePin(station, ""),
  PHONE: (station) => void showPhone(station),
  CODES: showCodes,
  ...{ CAMERA: show("CAMERA"), UNDO: stepBack, SHIFT: show("SHIFT"), HELP: showKeys, QUEUE: show("QUEUE") },
};

/** By screen; these take precedence over the global ones. */
const ON_SCREEN: Readonly<Record<Screen["kind"], KeyActs>> = {
  SCAN: {
    ...{ TYPE: show("TYPE"), FOUND_LIST: showUnannounced, REGISTER: (station) => beginUnannounced(station, "") },
    PRINT: (station, { print }) => {
      const { screen } = station.read();
      if (screen.kind === "SCAN" && screen.done !== undefined) print();
    },
  },
  FOUND: {
    ...{ NO_CODE: (station) => addThing(station, ""), TAKE_OUT: dropThing, PHOTO: photo },
    ...{ arrowdown: (station) => stepThing(station, 1), arrowup: (station) => stepThing(station, -1) },
    ...{ enter: registerUnannounced, escape: leaveParcel },
  },
  FOUND_DONE: { TYPE: show("TYPE"), PRINT: print, escape: leaveParcel },
  MATCH: {
    ...{ TYPE: show("FIND_ORDER"), ASIDE: show("SET_ASIDE"), escape: leaveParcel },
    enter: (station) => void confirmMatch(station),
  },
  DONE: { TYPE: show("TYPE"), PRINT: print, escape: goBackToScan },
  INSPECT: {
    APPROVE: (station) => decide(station, "APPROVED"),
    APPROVE_REST: (station) => approveRest(station),
    DECLINE: (station) => decide(station, "DECLINED"),
    MISSING: (station) => decide(station, "MISSING"),
    ...{ SHOWN: toggleShown, NOTE: show("NOTE"), OVERRIDE: showOverride, PHOTO: photo, ZOOM: enlarge },
    arrowdown: (station) => stepUnit(station, 1),
    arrowup: (station) => stepUnit(station, -1),
    enter: (station) => submitOpen(station),
    escape: leaveParcel,
  },
};

const pressOnScreen = (station: Station, { key, act, isShifted }: Key, acts: Acts) => {
  const { kind } = station.read().screen;
  const isForRest = act === "APPROVE" && isShifted && isLetter(key);
  const own = (isForRest ? "APPROVE_REST" : (act ?? key)) as keyof KeyActs;
  const done = ON_SCREEN[kind][own] ?? EVERYWHERE[own];
  if (done !== undefined) done(station, acts);
  else if (/^\d$/.test(key)) pressDigitOnScreen(station, kind, { digit: Number(key), isShifted });
};

/** Where digits have no other meaning they begin a PIN, which is typed without anything before or after. */
const pressDigitOnScreen = (station: Station, kind: Screen["kind"], { digit, isShifted }: DigitKey) => {
  if (kind === "SCAN" || kind === "DONE") return typePin(station, String(digit));
  if (kind === "MATCH" && digit > 0) return toggleNumber(station, digit);
  if (kind === "INSPECT") return isShifted ? toggleCheck(station, digit - 1) : pressDigit(station, digit);
};
type DigitKey = { digit: number; isShifted: boolean };

const toggleNumber = (station: Station, number: number): void => {
  const { screen } = station.read();
  if (screen.kind !== "MATCH" || screen.match.isBusy) return;
  const { match } = screen;
  const chosen = toggleOrder(match, match.orders[number - 1]?.order_id ?? "");
  station.change({ screen: { kind: "MATCH", match: { ...match, chosen } } });
};

/**
 * With a declined unit in focus a digit is its reason, 0 a custom one; with an approved one its grade, if the store has
 * grades; otherwise it selects that unit.
 */
const pressDigit = (station: Station, digit: number) => {
  const open = openOf(station);
  if (open === null) return;
  const { activeId, units } = open.draft;
  const unit = open.parcel.units.find(({ unit_id }) => unit_id === activeId);
  const grades = unit === undefined ? [] : gradesOf(open.store, unit);
  const isGraded = activeId !== null && grades.length > 0 && draftOf(units, activeId).status === "APPROVED";
  if (isGraded) return grade(station, grades[digit - 1]?.name, grades.length);
  if (activeId === null || draftOf(units, activeId).status !== "DECLINED")
    return chooseUnit(station, open.parcel.units[digit - 1]);
  const reason = digit === 0 ? OTHER : open.store.reject_reasons[digit - 1];
  if (reason !== undefined) chooseReason(station, reason);
};

const grade = (station: Station, name: string | undefined, count: number) =>
  name === undefined ? say(station, "STOP", station.t("grade.press", { count })) : giveGrade(station, name);

/** As many as there are digits, and a custom one after them. */
export const reasonsOf = (reasons: readonly string[]): string[] => [...reasons.slice(0, 9), OTHER];
