import type { Tx } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { PhoneAsk, PhoneSubject } from "@/server/domain/station/phone-ask";

export type PhonePairing = {
  id: string;
  groupId: string;
  userId: string;
  sessionId: string;
  name: string;
  linkUntil: Date;
  secretHash: string | null;
  ask: PhoneAsk | null;
  askBefore: PhoneAsk | null;
  askedAt: Date;
  photosTaken: number;
  createdAt: Date;
  expiresAt: Date;
};

type NewPairing = Omit<PhonePairing, "secretHash" | "ask" | "askBefore" | "photosTaken"> & { linkHash: string };

export const insertPairing = async (tx: Tx, pairing: NewPairing): Promise<void> => {
  await tx.phonePairing.create({ data: pairing });
};

/** A pairing of the group, with `sessionId` of that session alone; null where there is none. */
export const findPairing = (
  tx: Tx,
  { groupId, sessionId }: { groupId: string; sessionId?: string },
  { id, now }: { id: string; now: Date },
): Promise<PhonePairing | null> =>
  tx.phonePairing.findFirst({
    where: { id, groupId, ...(sessionId === undefined ? {} : { sessionId }), expiresAt: { gt: now } },
  }) as Promise<PhonePairing | null>;

/** A pairing by the hash of what a phone shows: the link that it scanned, or its own secret. */
export const findPairingBy = (
  tx: Tx,
  by: { linkHash: string } | { secretHash: string },
  now: Date,
): Promise<PhonePairing | null> =>
  tx.phonePairing.findFirst({ where: { ...by, expiresAt: { gt: now } } }) as Promise<PhonePairing | null>;

/** Gives the pairing to a phone; false where another one has it. */
export const claimPairing = async (
  tx: Tx,
  { id, secretHash, userAgent, now }: { id: string; secretHash: string; userAgent: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.phonePairing.updateMany({
    where: { id, secretHash: null, linkUntil: { gt: now } },
    data: { secretHash, userAgent, pairedAt: now },
  });
  return count > 0;
};

export const savePairing = async (
  tx: Tx,
  id: string,
  { ask, askBefore, askedAt, expiresAt }: Pick<PhonePairing, "ask" | "askBefore" | "askedAt" | "expiresAt">,
): Promise<void> => {
  const json = (value: PhoneAsk | null) => (value === null ? Prisma.DbNull : { ...value });
  await tx.phonePairing.updateMany({
    where: { id },
    data: { ask: json(ask), askBefore: json(askBefore), askedAt, expiresAt },
  });
};

export const deletePairings = async (
  tx: Tx,
  { groupId, sessionId }: { groupId: string; sessionId: string },
  id?: string,
): Promise<void> => {
  await tx.phonePairing.deleteMany({ where: { groupId, sessionId, ...(id === undefined ? {} : { id }) } });
};

export type PhonePhoto = PhoneSubject & { photoId: string; content: Uint8Array; contentType: string };

/** Keeps a photo for its station; false where it is there already. Counts it, so that one pairing takes no flood. */
export const insertPhonePhoto = async (
  tx: Tx,
  pairingId: string,
  { photoId, homeId, unitId, content, contentType, now }: PhonePhoto & { now: Date },
): Promise<boolean> => {
  const kept = await change(
    tx,
    sql`
    insert into phone_photos (pairing_id, photo_id, home_id, unit_id, content, content_type, created_at)
    values (${pairingId}, ${photoId}, ${homeId}, ${unitId}, ${content}, ${contentType}, ${now}) on conflict do nothing`,
  );
  if (kept > 0)
    await change(tx, sql`update phone_pairings set photos_taken = photos_taken + 1 where id = ${pairingId}`);
  return kept > 0;
};

/** The ones that wait longest. */
export const listPhonePhotos = (tx: Tx, pairingId: string, limit: number): Promise<PhonePhoto[]> =>
  tx.phonePhoto.findMany({
    where: { pairingId },
    orderBy: [{ createdAt: "asc" }, { photoId: "asc" }],
    take: limit,
  });

export const countPhonePhotos = (tx: Tx, pairingId: string): Promise<number> =>
  tx.phonePhoto.count({ where: { pairingId } });

export const deletePhonePhotos = async (tx: Tx, pairingId: string, photoIds: readonly string[]): Promise<void> => {
  await tx.phonePhoto.deleteMany({ where: { pairingId, photoId: { in: [...photoIds] } } });
};
