import { renewPage } from "../store/new-version";
import { renewShell } from "../store/offline";
import { refreshShift } from "./refresh";
import { type Station, say } from "./station";

/** A PIN is all that somebody types: it is drawn by the server, and says whose it is. */
export const PIN_DIGITS = 4;

/** As far as a PIN is typed; it opens the sheet that asks for it. */
export const typePin = (station: Station, typed: string): void =>
  station.change({ sheet: { kind: "PERSON", pin: typed.replaceAll(/\D/g, "").slice(0, PIN_DIGITS) } });

/** What came of a PIN. */
export type TakeOver = (pin: string) => Promise<
  | { kind: "OK" | "SIGNED_OUT" | "WRONG" }
  | { kind: "LIMITED"; seconds: number }
  /** The server runs a newer build, which does not know this page's calls. */
  | { kind: "OUTDATED" }
>;

const SECONDS_PER_MINUTE = 60;

/**
 * Somebody else works here from now on: what is decided next is theirs, what was decided before stays with whoever
 * decided it. The open parcel stays open. Answers what went wrong, or "".
 */
export const takeOverStation = async (
  station: Station,
  { takeOver, pin }: { takeOver: TakeOver; pin: string },
): Promise<string> => {
  let hasTakenOver = false;
  try {
    const result = await takeOver(pin);
    if (result.kind === "WRONG") return station.t("takeOver.wrong");
    if (result.kind === "LIMITED")
      return station.t("takeOver.limited", { minutes: Math.ceil(result.seconds / SECONDS_PER_MINUTE) });
    if (result.kind === "SIGNED_OUT") {
      station.change({ isSignedOut: true });
      return station.t("takeOver.signedOut");
    }
    if (result.kind === "OUTDATED") {
      const { screen } = station.read();
      const isRenewed = renewPage(station.nowMs(), screen.kind === "INSPECT" ? screen.processId : null);
      return isRenewed ? "" : station.t("takeOver.outdated");
    }
    hasTakenOver = true;
    const facts = await station.api.getStation.query({});
    // What was scanned meanwhile may ask something: that stays.
    const sheet = station.read().sheet?.kind === "PERSON" ? null : station.read().sheet;
    station.change({ facts, shift: [], sheet, isOnline: true, isSignedOut: false });
    void renewShell();
    void refreshShift(station);
    say(station, "DONE", station.t("takeOver.done", { name: facts.person.name }));
    return "";
  } catch {
    // The PIN is at the server alone: four digits on a device could be tried out in a second.
    station.change({ isOnline: false });
    if (hasTakenOver) return station.t("takeOver.lost");
    return station.t("common.onlineToSwitch");
  }
};
