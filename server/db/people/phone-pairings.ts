import type { Tx } from "@/server/db/client";
import { change, read, readFirst, readOne } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { Changes, NewRow, RowOf } from "@/server/db/tables/rows";
import type { PhoneSubject } from "@/server/domain/station/phone-ask";

export type PhonePairing = RowOf<"phone_pairings">;

export const insertPairing = async (tx: Tx, pairing: NewRow<"phone_pairings">): Promise<void> => {
  await change(tx, query.insertInto("phone_pairings").values(pairing));
};

const livePairing = (now: Date) =>
  query.selectFrom("phone_pairings").selectAll().where("expiresAt", ">", now.toISOString());

/** Returns a pairing of the group, with `sessionId` only of that session; null if there is none. */
export const findPairing = (
  tx: Tx,
  { groupId, sessionId }: { groupId: string; sessionId?: string },
  { id, now }: { id: string; now: Date },
): Promise<PhonePairing | null> => {
  const ofGroup = livePairing(now).where("id", "=", id).where("groupId", "=", groupId);
  return readFirst(tx, sessionId === undefined ? ofGroup : ofGroup.where("sessionId", "=", sessionId));
};

/** Returns a pairing by the hash of what a phone presents: the scanned link, or its own secret. */
export const findPairingBy = (
  tx: Tx,
  by: { linkHash: string } | { secretHash: string },
  now: Date,
): Promise<PhonePairing | null> => {
  const live = livePairing(now);
  return readFirst(
    tx,
    "linkHash" in by ? live.where("linkHash", "=", by.linkHash) : live.where("secretHash", "=", by.secretHash),
  );
};

/** Assigns the pairing to a phone; false if another one has it. */
export const claimPairing = async (
  tx: Tx,
  { id, secretHash, userAgent, now }: { id: string; secretHash: string; userAgent: string; now: Date },
): Promise<boolean> => {
  const claimed = query
    .updateTable("phone_pairings")
    .set({ secretHash, userAgent, pairedAt: now })
    .where("id", "=", id)
    .where("secretHash", "is", null)
    .where("linkUntil", ">", now.toISOString());
  return (await change(tx, claimed)) > 0;
};

export const savePairing = async (
  tx: Tx,
  id: string,
  { ask, askBefore, askedAt, expiresAt }: Changes<"phone_pairings">,
): Promise<void> => {
  const set = { ask, askBefore, askedAt, expiresAt };
  await change(tx, query.updateTable("phone_pairings").set(set).where("id", "=", id));
};

export const deletePairings = async (
  tx: Tx,
  { groupId, sessionId }: { groupId: string; sessionId: string },
  id?: string,
): Promise<void> => {
  const all = query.deleteFrom("phone_pairings").where("groupId", "=", groupId).where("sessionId", "=", sessionId);
  await change(tx, id === undefined ? all : all.where("id", "=", id));
};

export type PhonePhoto = PhoneSubject & { photoId: string; content: Uint8Array; contentType: string };

/**
 * Stores a photo for its station; false if it exists already. Counts it, so that one pairing can't send an unlimited
 * number.
 */
export const insertPhonePhoto = async (
  tx: Tx,
  pairingId: string,
  { photoId, homeId, unitId, content, contentType, now }: PhonePhoto & { now: Date },
): Promise<boolean> => {
  const photo = { pairingId, photoId, homeId, unitId, content, contentType, createdAt: now };
  const added = await change(
    tx,
    query
      .insertInto("phone_photos")
      .values(photo)
      .onConflict((oc) => oc.doNothing()),
  );
  if (added === 0) return false;
  const counted = query.updateTable("phone_pairings").set((eb) => ({ photosTaken: eb("photosTaken", "+", 1) }));
  await change(tx, counted.where("id", "=", pairingId));
  return true;
};

/** Longest waiting first. */
export const listPhonePhotos = (tx: Tx, pairingId: string, limit: number): Promise<PhonePhoto[]> =>
  read(
    tx,
    query
      .selectFrom("phone_photos")
      .select(["photoId", "homeId", "unitId", "content", "contentType"])
      .where("pairingId", "=", pairingId)
      .orderBy("createdAt")
      .orderBy("photoId")
      .limit(limit),
  );

export const countPhonePhotos = async (tx: Tx, pairingId: string): Promise<number> => {
  const counted = query.selectFrom("phone_photos").select(({ fn }) => fn.countAll<number>().as("n"));
  return (await readOne(tx, counted.where("pairingId", "=", pairingId))).n;
};

export const deletePhonePhotos = async (tx: Tx, pairingId: string, photoIds: readonly string[]): Promise<void> => {
  await change(
    tx,
    query.deleteFrom("phone_photos").where("pairingId", "=", pairingId).where("photoId", "in", photoIds),
  );
};
