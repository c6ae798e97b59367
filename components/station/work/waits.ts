import { countdown } from "../../dashboard/review/wait-words";
import { moneyText } from "../../ui/money";
import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { openParcel } from "./open-parcel";
import { keepParcels, openOf, parcelOf } from "./parcels";
import { refreshShift } from "./refresh";
import { type Reader, type Station, say, serverNowMs } from "./station";
import type { StationParcel, StationState } from "./types";

/** A parcel whose last inspection can still be undone on the server. */
export type WaitingParcel = StationParcel & { readonly wait: NonNullable<StationParcel["wait"]> };

/** Waiting for a second person has no time limit: the bench shows it as long as a refund is usually pending. */
const SHOWN_MS = 600_000;

/** `nowMs`: by the server's clock. */
export const isWaiting = (parcel: StationParcel | null, nowMs: number): parcel is WaitingParcel => {
  // Data stored by an earlier version doesn't have it.
  const wait = parcel?.wait ?? null;
  if (wait === null) return false;
  const untilMs = wait.goes_out_at === null ? Date.parse(wait.recorded_at) + SHOWN_MS : Date.parse(wait.goes_out_at);
  return untilMs > nowMs;
};

/** This person's latest inspection that can still be undone; null without one. `nowMs`: by the server's clock. */
export const latestWaiting = (
  { parcels, facts }: Pick<StationState, "parcels" | "facts">,
  nowMs: number,
): WaitingParcel | null =>
  [...parcels.values()]
    .filter((parcel): parcel is WaitingParcel => isWaiting(parcel, nowMs))
    .filter(({ wait }) => wait.recorded_by === facts.person.name)
    .sort((a, b) => (a.wait.recorded_at < b.wait.recorded_at ? 1 : -1))[0] ?? null;

/** "Refund of €84.00: undo within 9:41". */
export const waitWords = ({ wait, currency }: WaitingParcel, secondsLeft: number, { t, locale }: Reader): string => {
  const amount = wait.amount === "0" ? null : moneyText(wait.amount, currency, locale);
  if (wait.goes_out_at === null)
    return amount === null ? t("wait.releaseInspection") : t("wait.releaseRefund", { amount });
  const time = countdown(secondsLeft);
  return amount === null ? t("wait.undoInspection", { time }) : t("wait.undoRefund", { amount, time });
};

/**
 * Undoes an inspection on the server while its refund is pending: only the server knows whether that is still possible,
 * so it isn't queued. The parcel is reopened, unless another one is open.
 */
export const undoInspection = async (station: Station, processId: string): Promise<void> => {
  const { isOnline, undoingId, facts } = station.read();
  const parcel = parcelOf(station, processId);
  if (parcel === null || undoingId !== null) return;
  if (!isOnline) return say(station, "STOP", station.t("wait.offline"));
  station.change({ undoingId: processId });
  try {
    const answer = await station.api.undoParcel.mutate({ process_id: processId, user: facts.person.email });
    keepParcels(station, [answer.parcel]);
    void refreshShift(station);
    const { sheet } = station.read();
    if (openOf(station) === null && sheet === null) openParcel(station, answer.parcel);
    say(station, "OK", station.t("wait.undone", { code: parcel.return_code }));
  } catch (error) {
    if (isSignedOut(error)) return station.change({ isSignedOut: true });
    if (!isNetworkAway(error)) return say(station, "STOP", refusalOf(station.t, error));
    station.change({ isOnline: false });
    say(station, "STOP", station.t("wait.offline"));
  } finally {
    station.change({ undoingId: null });
  }
};

/** The latest one; false if none is pending. */
export const undoLatest = (station: Station): boolean => {
  const parcel = latestWaiting(station.read(), serverNowMs(station));
  if (parcel === null) return false;
  void undoInspection(station, parcel.process_id);
  return true;
};
