import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText, requiredVisibleText, text } from "../base/wire";
import { PHONE_SCOPE } from "../vocabulary/scope";

/** A photo of a phone, made smaller there; base64 is a third larger. */
const MOST_PHOTO_CHARACTERS = 900_000;

/** What a station shows at this moment: one unit of one parcel, in words for who holds the phone. */
const ask = z.object({
  home_id: identifier().describe("The parcel; a name of the station for it."),
  unit_id: text(128).describe("The unit or thing; empty for the parcel itself."),
  title: requiredVisibleText(200),
  detail: text(200).default(""),
});

export const startPhonePairing = defineMutation({
  summary: "Let a phone take photos for this station",
  description:
    "The link is for a QR code: it lives five minutes and is used once. Signing out of the station, and taking it over, " +
    "end the pairing; so does a station that says nothing for ten minutes, and twelve hours.",
  scope: "station:work",
  input: z.object({ place: text(255).default("") }),
  output: z.object({ pairing_id: z.string(), url: z.string(), link_until: instantOut() }),
});

export const syncPhonePairing = defineMutation({
  summary: "Tell a station's phone what is shown, and fetch its photos",
  description:
    "What is shown at the station now is all that the phone may photograph. Photos are told until the station says that " +
    "it has them; then they are gone here.",
  scope: "station:work",
  input: z.object({
    pairing_id: identifier(),
    ask: ask.nullable(),
    received: z.array(z.uuid()).max(20).default([]).describe("Photos that the station keeps now."),
  }),
  output: z.object({
    is_paired: z.boolean(),
    photos: z.array(
      z.object({
        photo_id: z.string(),
        home_id: z.string(),
        unit_id: z.string(),
        content: z.string().describe("Base64 of the file's bytes."),
        content_type: z.string(),
      }),
    ),
  }),
});

export const endPhonePairing = defineMutation({
  summary: "Take no more photos from a phone",
  description: "What it sends from the next call on is refused. One that has ended already is no mistake.",
  scope: "station:work",
  input: z.object({ pairing_id: identifier() }),
  output: emptyObject(),
});

export const pairPhone = defineMutation({
  summary: "Use the link of a QR code",
  description: "The first phone that uses it has the pairing, by a secret of its own; it may say so again.",
  scope: PHONE_SCOPE,
  input: z.object({ secret: z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url") }),
  output: z.object({ name: z.string() }),
});

export const readPhoneAsk = defineQuery({
  summary: "What is to be photographed",
  description: "What the station shows at this moment; null while it asks for no photo.",
  scope: PHONE_SCOPE,
  output: z.object({ name: z.string(), ask: ask.nullable() }),
});

export const sendPhonePhoto = defineMutation({
  summary: "Send a photo to the station",
  description:
    "JPEG, PNG or WebP, drawn anew, so that it tells no place and no owner. It is of what the station shows, or showed a " +
    "minute ago: of nothing else. The photo has an id of its own: sent again, it is there once.",
  scope: PHONE_SCOPE,
  input: z.object({
    photo_id: z.uuid(),
    home_id: identifier(),
    unit_id: text(128),
    content: requiredText(MOST_PHOTO_CHARACTERS).describe("Base64 of the file's bytes."),
  }),
  output: z.object({ is_repeated: z.boolean() }),
});
