import { benchPhoto } from "./bench-photo";
import { keepDraft, openOf, parcelOf } from "./parcels";
import { replaceInQueue } from "./queue";
import { type Station, say } from "./station";
import { numberOf } from "./submission";
import type { Photo } from "./types";
import { keepUnannounced } from "./unannounced";

/** Adds a photo of what is in focus to the draft, with which it is sent to the server. */
export const keepPhoto = async (station: Station, file: Blob, shrink = benchPhoto): Promise<void> => {
  const unitId = focusOf(station);
  if (unitId === null) return;
  const { screen, found } = station.read();
  // A large picture takes a second or two: by then another parcel may be open.
  const homeId = screen.kind === "FOUND" ? found?.id : openOf(station)?.parcel.process_id;
  const blob = await shrink(file).catch(() => null);
  if (blob === null) return say(station, "STOP", station.t("common.pictureUnreadable"));
  const photo = { id: station.newId(), unitId, blob, isSent: false };
  if (homeId === undefined || !addPhoto(station, homeId, photo))
    return say(station, "STOP", station.t("photos.tooLate"));
  const parcel = parcelOf(station, homeId);
  const number = parcel === null ? 0 : numberOf(parcel, unitId);
  say(station, "OK", number === 0 ? station.t("photos.saved") : station.t("photos.savedUnit", { number }));
};

/** Adds it to its draft, or to the queued submission; false when both are gone. */
export const addPhoto = (station: Station, homeId: string, photo: Photo): boolean => {
  const { found, drafts, queue, sendingId } = station.read();
  const draft = drafts.get(homeId);
  const sent = queue.find((entry) => entry.processId === homeId && entry.kind !== "RECEIVE" && entry.id !== sendingId);
  if (found?.id === homeId) keepUnannounced(station, { ...found, photos: [...found.photos, photo] });
  else if (draft !== undefined) keepDraft(station, { ...draft, photos: [...draft.photos, photo] });
  else if (sent?.kind === "SUBMIT")
    replaceInQueue(station, { ...sent, draft: { ...sent.draft, photos: [...sent.draft.photos, photo] } });
  else if (sent?.kind === "FOUND")
    replaceInQueue(station, { ...sent, draft: { ...sent.draft, photos: [...sent.draft.photos, photo] } });
  else return false;
  return true;
};

/** What a photo shows: the current unit or item; "" for a whole unexpected parcel. */
const focusOf = (station: Station): string | null => {
  const { screen, found } = station.read();
  return screen.kind === "FOUND" ? (found?.activeId ?? null) : (openOf(station)?.draft.activeId ?? null);
};

export const dropPhoto = (station: Station, photoId: string) => {
  const [open, { screen, found }] = [openOf(station), station.read()];
  if (screen.kind === "FOUND" && found !== null)
    return keepUnannounced(station, { ...found, photos: found.photos.filter(({ id }) => id !== photoId) });
  if (open === null) return;
  keepDraft(station, { ...open.draft, photos: open.draft.photos.filter(({ id }) => id !== photoId) });
};
