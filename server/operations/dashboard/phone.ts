import * as contract from "@/contract/dashboard/phone";
import { addPhonePhoto } from "@/server/services/station/phone/add-phone-photo";
import { endPhonePairing as end } from "@/server/services/station/phone/end-phone-pairing";
import { getPairing } from "@/server/services/station/phone/get-pairing";
import { pairPhone as pair } from "@/server/services/station/phone/pair-phone";
import { startPhonePairing as start } from "@/server/services/station/phone/start-phone-pairing";
import { syncPhonePairing as sync } from "@/server/services/station/phone/sync-phone-pairing";
import { implement } from "../implement";

export const startPhonePairing = implement(contract.startPhonePairing, async ({ ctx, actor, input }) => {
  const { id, url, linkUntil } = await start(ctx, { actor, place: input.place });
  return { pairingId: id, url, linkUntil: linkUntil.toISOString() };
});

export const syncPhonePairing = implement(contract.syncPhonePairing, async ({ ctx, actor, input }) => {
  const { isPaired, photos } = await sync(ctx, { actor, ...input });
  return {
    isPaired,
    photos: photos.map((photo) => ({ ...photo, content: Buffer.from(photo.content).toString("base64") })),
  };
});

export const endPhonePairing = implement(contract.endPhonePairing, ({ ctx, actor, input }) =>
  end(ctx, { actor, ...input }),
);

export const pairPhone = implement(contract.pairPhone, ({ ctx, actor, input }) =>
  pair(ctx, { actor, secret: input.secret }),
);

export const readPhoneAsk = implement(contract.readPhoneAsk, ({ ctx, actor }) => getPairing(ctx, actor));

export const sendPhonePhoto = implement(contract.sendPhonePhoto, async ({ ctx, actor, input }) => {
  const { photoId, homeId, unitId, content } = input;
  return { isRepeated: await addPhonePhoto(ctx, { actor, photo: { photoId, homeId, unitId, content } }) };
});
