import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { ageSeconds } from "./age-seconds";
import type { Api } from "./api";
import { base64Of } from "./base64";
import type { Station } from "./station";
import type { Photo, UnannouncedEntry, UnannouncedThing } from "./types";
import { unannouncedCurrency } from "./unannounced";

/** An unexpected parcel or extra items, as reported to the server. */
export type Find = {
  readonly id: string;
  readonly plate: string;
  /** The return whose parcel contained it; "" for a separate parcel. */
  readonly processId: string;
  readonly code: string;
  readonly note: string;
  readonly place: string;
  readonly person: string;
  readonly atMs: number;
  readonly things: readonly UnannouncedThing[];
  readonly currency: string;
};

type Sending = Find & {
  readonly photos: readonly Photo[];
  /** After each photo: a lost connection costs one of them. */
  readonly onPhoto: (photoId: string) => void;
};

/** Reports an unexpected parcel to the server, with its photos. Repeating it stores it once. */
export const sendFound = async (station: Station, { photos, onPhoto, ...find }: Sending): Promise<void> => {
  await station.api.recordFoundParcel.mutate(callOf(station, find));
  for (const photo of photos) {
    if (photo.isSent) continue;
    await station.api.addFoundPhoto.mutate({
      ...{ photo_id: photo.id, found_id: find.id, item_id: photo.unitId, content: await base64Of(photo.blob) },
    });
    onPhoto(photo.id);
  }
};

/** An unexpected parcel in the queue. */
export const findOf = (station: Station, { draft, place, person, atMs }: UnannouncedEntry): Find => ({
  ...{ id: draft.id, plate: draft.plate, code: draft.code, note: draft.note, things: draft.things },
  ...{ processId: draft.besideId ?? "", place, person, atMs, currency: unannouncedCurrency(station) },
});

/** The call that registers a queued unexpected parcel. */
export const foundCallOf = (station: Station, entry: UnannouncedEntry) => callOf(station, findOf(station, entry));

type FoundCall = Parameters<Api["recordFoundParcel"]["mutate"]>[0];

const callOf = (station: Station, find: Find): FoundCall => ({
  ...{ found_id: find.id, process_id: find.processId, plate: find.plate, code: find.code, note: find.note.trim() },
  ...{ place: find.place, user: find.person },
  age_seconds: ageSeconds(station, find.atMs),
  items: find.things.map(({ id, code, description, tagPrice, unitId }) => ({
    ...{ item_id: id, code, description: description.trim(), unit_id: unitId },
    tag_price: priceOf(tagPrice, find.currency),
  })),
});

/** The typed amount is only a search hint: other text is ignored. */
const priceOf = (typed: string, currency: string): string | null => {
  const read = typed.trim() === "" ? null : majorToMinor(typed, currency);
  return read !== null && "amountMinor" in read ? read.amountMinor : null;
};
