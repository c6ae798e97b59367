import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { ageSeconds } from "./age-seconds";
import { base64Of } from "./base64";
import type { Station } from "./station";
import type { FoundThing, Photo } from "./types";

type Find = {
  readonly id: string;
  readonly plate: string;
  /** The return in whose parcel it lay; "" for a parcel of its own. */
  readonly processId: string;
  readonly code: string;
  readonly note: string;
  readonly place: string;
  readonly person: string;
  readonly atMs: number;
  readonly things: readonly FoundThing[];
  readonly photos: readonly Photo[];
  readonly currency: string;
  /** After each photo: a connection that breaks off costs one of them. */
  readonly onPhoto: (photoId: string) => void;
};

/** Tells the server what nobody announced, with its photos. Told twice, it is kept once. */
export const sendFound = async (station: Station, find: Find): Promise<void> => {
  await station.api.recordFoundParcel.mutate({
    ...{ found_id: find.id, process_id: find.processId, plate: find.plate, code: find.code, note: find.note.trim() },
    ...{ place: find.place, user: find.person },
    age_seconds: ageSeconds(station, find.atMs),
    items: find.things.map(({ id, code, description, tagPrice, unitId }) => ({
      ...{ item_id: id, code, description: description.trim(), unit_id: unitId },
      tag_price: priceOf(tagPrice, find.currency),
    })),
  });
  for (const photo of find.photos) {
    if (photo.isSent) continue;
    await station.api.addFoundPhoto.mutate({
      ...{ photo_id: photo.id, found_id: find.id, item_id: photo.unitId, content: await base64Of(photo.blob) },
    });
    find.onPhoto(photo.id);
  }
};

/** What was typed is only a hint for the search: a text that is no amount is none. */
const priceOf = (typed: string, currency: string): string | null => {
  const read = typed.trim() === "" ? null : majorToMinor(typed, currency);
  return read !== null && "amountMinor" in read ? read.amountMinor : null;
};
