import { draftOf, OTHER } from "../../dashboard/review/review-draft";
import type { PressedKey } from "../scan/scan-machine";
import { approveRest, chooseReason, chooseUnit, decide, leaveParcel, stepBack, stepUnit, toggleShown } from "./decide";
import { addThing, beginFound, dropThing, registerFound, stepThing } from "./found";
import { giveGrade, toggleCheck } from "./give-look";
import { confirmMatch, openMatch, refreshFound, toggleOrder } from "./match-found";
import { openOf, parcelOf } from "./parcels";
import { type Station, say } from "./station";
import { submitOpen } from "./submit";
import { choose } from "./take-scan";
import type { Screen, Sheet } from "./types";
import { declineSwapped, noteExtra } from "./unexpected";

/** What screens do that are no part of the work: printing, taking a photo. */
export type Acts = { readonly print: () => void; readonly photograph: () => void };

/** Answers keys that were pressed by themselves. A sheet that is open has its own keys. */
export const pressKeys = (station: Station, keys: readonly PressedKey[], acts: Acts): void => {
  for (const pressed of keys) {
    const { sheet, areKeysOn } = station.read();
    const key = { key: pressed.key.toLowerCase(), isShifted: pressed.isShifted };
    // Letters and digits can be switched off (WCAG 2.1.4); Enter, Escape and arrows are none.
    if (!areKeysOn && key.key.length === 1) continue;
    if (sheet !== null) pressInSheet(station, sheet, key.key);
    else pressOnScreen(station, key, acts);
  }
};

const pressInSheet = (station: Station, sheet: Sheet, key: string): void => {
  if (key === "escape") station.change({ sheet: null });
  else if (key === "enter") confirmSheet(station, sheet);
  else if (sheet.kind === "PERSON" && /^[1-9]$/.test(key)) askForPin(station, Number(key));
  else if (sheet.kind === "NONE" && key === "r") beginFound(station, sheet.code);
  else if (sheet.kind === "FOUND_LIST" && /^[1-9]$/.test(key)) {
    const found = station.read().foundWaiting?.[Number(key) - 1];
    if (found !== undefined) void openMatch(station, found.found_id);
  } else if (sheet.kind === "WRONG_ITEM" && /^[1-9]$/.test(key)) swapUnit(station, Number(key), sheet.code);
  else if (sheet.kind === "MATCHES" && /^[1-9]$/.test(key)) {
    const parcel = parcelOf(station, sheet.processIds[Number(key) - 1] ?? "");
    if (parcel !== null) choose(station, parcel);
  }
};

const askForPin = (station: Station, number: number): void => {
  const { facts, isOnline } = station.read();
  const person = facts.people[number - 1];
  if (person !== undefined && isOnline)
    station.change({ sheet: { kind: "PIN", userId: person.user_id, name: person.name } });
};

const swapUnit = (station: Station, number: number, code: string): void => {
  const open = openOf(station);
  const unit = open?.parcel.units[number - 1];
  const isOpen = unit !== undefined && open !== null && draftOf(open.draft.units, unit.unit_id).status !== "APPROVED";
  if (isOpen && unit.verdict === "UNDECIDED") declineSwapped(station, unit, code);
};

const confirmSheet = (station: Station, sheet: Sheet): void => {
  const { kind } = sheet;
  if (kind === "MISSING_REST") submitOpen(station, { isAsked: true });
  if (kind === "MISSING_ONE") decide(station, "MISSING", { isAsked: true });
  if (sheet.kind === "WRONG_ITEM") noteExtra(station, sheet.code);
  if (kind === "APPROVE_REST") approveRest(station, { isAsked: true });
};

type Key = { key: string; isShifted: boolean };
type Act = (station: Station, acts: Acts) => void;

const show =
  (
    kind: "SHIFT" | "HELP" | "QUEUE" | "TYPE" | "CAMERA" | "NOTE" | "OVERRIDE" | "FIND_ORDER" | "SET_ASIDE" | "PERSON",
  ): Act =>
  (station) =>
    station.change({ sheet: { kind } });

const showFound: Act = (station) => {
  station.change({ sheet: { kind: "FOUND_LIST" } });
  void refreshFound(station);
};

/** On every screen. */
const EVERYWHERE: Readonly<Record<string, Act>> = {
  ...{ w: show("PERSON"), c: show("CAMERA"), u: stepBack, g: show("SHIFT"), "?": show("HELP"), q: show("QUEUE") },
};

/** By screen; what stands here comes before what counts everywhere. */
const ON_SCREEN: Readonly<Record<Screen["kind"], Readonly<Record<string, Act>>>> = {
  SCAN: { t: show("TYPE"), f: showFound, r: (station) => beginFound(station, "") },
  FOUND: {
    ...{ i: (station) => addThing(station, ""), x: dropThing, p: (_, { photograph }) => photograph() },
    ...{ arrowdown: (station) => stepThing(station, 1), arrowup: (station) => stepThing(station, -1) },
    ...{ enter: registerFound, escape: leaveParcel },
  },
  FOUND_DONE: { t: show("TYPE"), l: (_, { print }) => print(), escape: leaveParcel },
  MATCH: {
    t: show("FIND_ORDER"),
    s: show("SET_ASIDE"),
    enter: (station) => void confirmMatch(station),
    escape: leaveParcel,
  },
  DONE: { t: show("TYPE"), l: (_, { print }) => print(), escape: leaveParcel },
  INSPECT: {
    a: (station) => decide(station, "APPROVED"),
    "shift a": (station) => approveRest(station),
    d: (station) => decide(station, "DECLINED"),
    m: (station) => decide(station, "MISSING"),
    v: toggleShown,
    n: show("NOTE"),
    o: (station, acts) => {
      const isSet = openOf(station)?.draft.override.isOn ?? false;
      if (isSet || station.read().facts.person.can_override) show("OVERRIDE")(station, acts);
    },
    p: (_, { photograph }) => photograph(),
    arrowdown: (station) => stepUnit(station, 1),
    arrowup: (station) => stepUnit(station, -1),
    enter: (station) => submitOpen(station),
    escape: leaveParcel,
  },
};

const pressOnScreen = (station: Station, { key, isShifted }: Key, acts: Acts): void => {
  const { kind } = station.read().screen;
  const here = ON_SCREEN[kind];
  const act = (isShifted ? here[`shift ${key}`] : undefined) ?? here[key] ?? EVERYWHERE[key];
  if (act !== undefined) act(station, acts);
  else if (kind === "MATCH" && /^[1-9]$/.test(key)) toggleNumber(station, Number(key));
  else if (kind === "INSPECT" && /^\d$/.test(key))
    isShifted ? toggleCheck(station, Number(key) - 1) : pressDigit(station, Number(key));
};

const toggleNumber = (station: Station, number: number): void => {
  const { screen } = station.read();
  if (screen.kind !== "MATCH" || screen.match.isBusy) return;
  const { match } = screen;
  const chosen = toggleOrder(match, match.orders[number - 1]?.order_id ?? "");
  station.change({ screen: { kind: "MATCH", match: { ...match, chosen } } });
};

/**
 * With a declined unit in focus a digit is its reason, 0 one in own words; with an approved one its grade, where the store
 * has grades; otherwise it goes to that unit.
 */
const pressDigit = (station: Station, digit: number) => {
  const open = openOf(station);
  if (open === null) return;
  const { activeId, units } = open.draft;
  const { grades } = open.store.rules;
  const isGraded = activeId !== null && grades.length > 0 && draftOf(units, activeId).status === "APPROVED";
  if (isGraded) return grade(station, grades[digit - 1]?.name, grades.length);
  if (activeId === null || draftOf(units, activeId).status !== "DECLINED")
    return chooseUnit(station, open.parcel.units[digit - 1]);
  const reason = digit === 0 ? OTHER : open.store.reject_reasons[digit - 1];
  if (reason !== undefined) chooseReason(station, reason);
};

const grade = (station: Station, name: string | undefined, count: number) =>
  name === undefined ? say(station, "STOP", `There are grades 1 to ${count}.`) : giveGrade(station, name);

/** As many as there are digits, and one in own words after them. */
export const reasonsOf = (reasons: readonly string[]): string[] => [...reasons.slice(0, 9), OTHER];
