import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText, requiredVisibleText, text } from "../base/wire";
import { PHONE_SCOPE } from "../vocabulary/scope";

/** A phone photo, resized on the device; base64 is a third larger. */
const MOST_PHOTO_CHARACTERS = 900_000;

/** What a station shows now: one unit of one parcel, in words for the person holding the phone. */
const ask = z.object({
  home_id: identifier().describe("Station's ID of the parcel."),
  unit_id: text(128).describe("Unit or item. Empty for the parcel itself."),
  title: requiredVisibleText(200),
  detail: text(200).default(""),
});

export const startPhonePairing = defineMutation({
  summary: "Pair a phone camera with this station",
  description:
    "Returns a link to show as a QR code. It is valid for five minutes and can be used once. The pairing ends when the station is signed out or taken over, after ten minutes without contact from the station, and after twelve hours.",
  scope: "station:work",
  input: z.object({ place: text(255).default("") }),
  output: z.object({ pairing_id: z.string(), url: z.string(), link_until: instantOut() }),
});

export const syncPhonePairing = defineMutation({
  summary: "Sync the paired phone of a station",
  description:
    "Sets what the station shows, which is all that the phone can photograph, and returns new photos. Photos are returned until the station confirms that it has them, and are then deleted here.",
  scope: "station:work",
  input: z.object({
    pairing_id: identifier(),
    ask: ask.nullable(),
    received: z.array(z.uuid()).max(20).default([]).describe("Photos that the station has stored."),
  }),
  output: z.object({
    is_paired: z.boolean(),
    photos: z.array(
      z.object({
        photo_id: z.string(),
        home_id: z.string(),
        unit_id: z.string(),
        content: z.string().describe("File, base64-encoded."),
        content_type: z.string(),
      }),
    ),
  }),
});

export const endPhonePairing = defineMutation({
  summary: "End the pairing of a phone",
  description: "Photos sent after this call are rejected. Ending a pairing that has already ended is not an error.",
  scope: "station:work",
  input: z.object({ pairing_id: identifier() }),
  output: emptyObject(),
});

export const pairPhone = defineMutation({
  summary: "Pair a phone with the link of a QR code",
  description:
    "The first phone that uses the link gets the pairing, identified by its own secret. It can repeat the call.",
  scope: PHONE_SCOPE,
  input: z.object({ secret: z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url") }),
  output: z.object({ name: z.string() }),
});

export const readPhoneAsk = defineQuery({
  summary: "Get the requested photo",
  description: "Returns what the station currently shows. `null` if it requests no photo.",
  scope: PHONE_SCOPE,
  output: z.object({ name: z.string(), ask: ask.nullable() }),
});

export const sendPhonePhoto = defineMutation({
  summary: "Send a photo to the station",
  description:
    "JPEG, PNG or WebP, re-encoded without location or other metadata. The photo must be of what the station shows, or showed within the last minute. Repeating the call with the same ID stores the photo only once.",
  scope: PHONE_SCOPE,
  input: z.object({
    photo_id: z.uuid(),
    home_id: identifier(),
    unit_id: text(128),
    content: requiredText(MOST_PHOTO_CHARACTERS).describe("File, base64-encoded."),
  }),
  output: z.object({ is_repeated: z.boolean() }),
});
