import { countPhonePhotos, insertPhonePhoto } from "@/server/db/people/phone-pairings";
import { inTransaction } from "@/server/db/transaction";
import { isAsked, type PhoneSubject } from "@/server/domain/station/phone-ask";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { acceptUpload } from "../../files/accept-upload";
import { PICTURES } from "../../files/pictures";
import { getPairing } from "./get-pairing";

/** The station fetches photos within seconds: more only wait when it is offline. */
const MOST_WAITING = 12;
/** Per shift; beyond that, the phone has to be paired again. */
const MOST_TAKEN = 1_000;

type NewPhoto = PhoneSubject & { photoId: string; content: string };

/**
 * Stores a photo for the station that the phone is paired with, once per ID; returns whether it existed already. It
 * belongs to what the station shows, or showed a moment ago.
 * @throws Problem INVALID_ARGUMENT at content, FAILED_PRECONDITION
 */
export const addPhonePhoto = async (
  ctx: ServiceContext,
  { actor, photo }: { actor: Actor; photo: NewPhoto },
): Promise<boolean> => {
  const [now, pairing] = [ctx.clock.now(), await getPairing(ctx, actor)];
  if (!isAsked(pairing, photo, now))
    throw new Problem("FAILED_PRECONDITION", "The station now shows something else, so the photo wasn't saved.");
  const waiting = await countPhonePhotos(ctx.db, pairing.id);
  if (waiting >= MOST_WAITING || pairing.photosTaken >= MOST_TAKEN)
    throw new Problem(
      "FAILED_PRECONDITION",
      "The station hasn't picked up the earlier photos yet. Check that it is open.",
    );
  const { bytes, contentType } = await acceptUpload(ctx, {
    ...{ content: photo.content, field: "content", allowed: PICTURES },
  });
  const { photoId, homeId, unitId } = photo;
  const kept = { photoId, homeId, unitId, content: new Uint8Array(bytes), contentType, now };
  return !(await inTransaction(ctx, (tx) => insertPhonePhoto(tx, pairing.id, kept)));
};
