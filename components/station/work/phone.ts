import { listed } from "@/contract/vocabulary/language";
import { problemInError } from "../../dashboard/browser/problem-text";
import { draftOf } from "../../dashboard/review/review-draft";
import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { openOf } from "./parcels";
import { phoneLinkAt } from "./phone-link";
import { keepPhone } from "./phone-memory";
import { addPhoto } from "./photograph";
import { type Station, say } from "./station";
import { numberOf } from "./submission";
import type { StationState } from "./types";

export type PhoneAsk = { home_id: string; unit_id: string; title: string; detail: string };

/** What a phone may photograph now: the declined unit in hand, or an unexpected item; null for nothing. */
export const phoneAskOf = (station: Station): PhoneAsk | null => {
  const { screen, found } = station.read();
  if (screen.kind === "FOUND" && found !== null) {
    const at = found.things.findIndex(({ id }) => id === found.activeId);
    const title =
      at < 0
        ? station.t("common.parcel")
        : found.things[at]?.description || station.t("common.item", { number: at + 1 });
    return {
      home_id: found.id,
      unit_id: found.activeId,
      title,
      detail: station.t("phone.parcel", { label: found.plate }),
    };
  }
  const open = openOf(station);
  const activeId = open?.draft.activeId ?? null;
  if (open === null || activeId === null) return null;
  const { parcel, draft } = open;
  const home = { home_id: parcel.process_id, unit_id: activeId };
  const beside = draft.besides?.things.find(({ id }) => id === activeId);
  if (beside !== undefined)
    return {
      ...home,
      title: beside.description || station.t("common.unexpectedItem"),
      detail: station.t("phone.cameWith", { code: parcel.return_code }),
    };
  const unit = parcel.units.find(({ unit_id }) => unit_id === activeId);
  if (unit === undefined || draftOf(draft.units, activeId).status !== "DECLINED") return null;
  const about = [
    unit.variant_name,
    station.t("phone.unit", { number: numberOf(parcel, activeId), code: parcel.return_code }),
  ];
  return { ...home, title: unit.name, detail: listed(about, station.locale) };
};

/** Shows the QR code for a phone, or that one is paired. */
export const showPhone = async (station: Station): Promise<void> => {
  station.change({ sheet: { kind: "PHONE" } });
  const { phone, place } = station.read();
  if (phone?.isPaired || (phone !== null && phone.url !== "" && phone.linkUntilMs > station.nowMs())) return;
  try {
    const { pairing_id: pairingId, url, link_until } = await station.api.startPhonePairing.mutate({ place });
    // Compared with this device's clock, which counts it down.
    const linkUntilMs = Date.parse(link_until) - station.read().skewMs;
    setPhone(station, { pairingId, url: phoneLinkAt(station.origin, url), linkUntilMs, isPaired: false });
  } catch (error) {
    station.change({ sheet: null });
    say(station, "STOP", isNetworkAway(error) ? station.t("phone.bothOnline") : refusalOf(station.t, error));
  }
};

/** Disconnects the phone from this station. */
export const endPhone = async (station: Station): Promise<void> => {
  const { phone } = station.read();
  setPhone(station, null);
  station.change({ sheet: null });
  // Offline it expires on its own, ten minutes after this station's last poll.
  if (phone !== null) await station.api.endPhonePairing.mutate({ pairing_id: phone.pairingId }).catch(() => undefined);
};

/** Photos stored here that are still to be confirmed to the server. */
const received = new WeakMap<Station, readonly string[]>();

/** Reports what is shown here and takes over the phone's photos. Returns whether there may be more. */
export const syncPhone = async (station: Station): Promise<boolean> => {
  const { phone } = station.read();
  if (phone === null) return false;
  const told = received.get(station) ?? [];
  const call = { pairing_id: phone.pairingId, ask: phoneAskOf(station), received: [...told] };
  try {
    const { is_paired: isPaired, photos } = await station.api.syncPhonePairing.mutate(call);
    if (station.read().phone?.pairingId !== phone.pairingId) return false;
    if (isPaired !== phone.isPaired) welcome(station, isPaired);
    for (const photo of photos) take(station, photo);
    received.set(
      station,
      photos.map(({ photo_id }) => photo_id),
    );
    return photos.length > 0;
  } catch (error) {
    if (problemInError(error)?.reason === "NOT_FOUND") {
      setPhone(station, null);
      say(station, "STOP", station.t("phone.gone"));
    } else if (!isNetworkAway(error) && !isSignedOut(error)) throw error;
    return false;
  }
};

const welcome = (station: Station, isPaired: boolean): void => {
  const { phone, sheet } = station.read();
  if (phone === null) return;
  setPhone(station, { ...phone, isPaired });
  if (!isPaired) return;
  if (sheet?.kind === "PHONE") station.change({ sheet: null });
  say(station, "DONE", station.t("common.phoneConnected"));
};

type Sent = { photo_id: string; home_id: string; unit_id: string; content: string; content_type: string };

const take = (
  station: Station,
  { photo_id: id, home_id, unit_id: unitId, content, content_type: type }: Sent,
): void => {
  if (hasPhoto(station.read(), home_id, id)) return;
  const blob = new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type });
  if (addPhoto(station, home_id, { id, unitId, blob, isSent: false }))
    say(station, "OK", station.t("phone.photoAdded"));
  else say(station, "STOP", station.t("phone.photoLate"));
};

/** It arrived before, and its confirmation was lost. */
const hasPhoto = ({ drafts, found }: StationState, homeId: string, photoId: string): boolean => {
  const photos = drafts.get(homeId)?.photos ?? (found?.id === homeId ? found.photos : []);
  return photos.some(({ id }) => id === photoId);
};

const setPhone = (station: Station, phone: StationState["phone"]): void => {
  keepPhone(phone);
  station.change({ phone });
};
