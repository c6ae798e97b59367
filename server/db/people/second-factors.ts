import type { Tx } from "@/server/db/client";
import { change, readFirst, readOne } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { Changes } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/** Second factors belong to a person; whether one is required is set per group. */

export type SecondFactor = {
  sealedSecret: string;
  isConfirmed: boolean;
  startedAt: string;
};

export const findSecondFactor = (tx: Tx, userId: string): Promise<SecondFactor | null> =>
  readFirst(
    tx,
    query
      .selectFrom("second_factors")
      .select(["sealedSecret", "isConfirmed", "startedAt"])
      .where("userId", "=", userId),
  );

const changePerson = (tx: Tx, userId: string, changes: Changes<"users">): Promise<number> =>
  change(tx, query.updateTable("users").set(changes).where("id", "=", userId));

/** Starts again with an unconfirmed secret. False if one is in use, which stays unchanged. */
export const startSecondFactor = async (
  tx: Tx,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> => {
  const begun = query
    .insertInto("second_factors")
    .values({ userId, sealedSecret, startedAt: now })
    .onConflict((oc) =>
      oc
        .column("userId")
        .doUpdateSet({ sealedSecret, startedAt: now, lastStep: 0 })
        .where("second_factors.isConfirmed", "=", false),
    );
  return (await change(tx, begun)) === 1;
};

/** Activates the secret. False if it is active already. */
export const confirmSecondFactor = async (
  tx: Tx,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<boolean> => {
  const used = query
    .updateTable("second_factors")
    .set({ isConfirmed: true, lastStep: step })
    .where("userId", "=", userId)
    .where("isConfirmed", "=", false);
  const count = await change(tx, used);
  if (count === 1) await changePerson(tx, userId, { secondFactorAt: now });
  return count === 1;
};

/** Uses the code of a period. False if that code or a later one was used before: no code works twice. */
export const takeStep = async (tx: Tx, { userId, step }: { userId: string; step: number }): Promise<boolean> => {
  const taken = query
    .updateTable("second_factors")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where("isConfirmed", "=", true)
    .where("lastStep", "<", step);
  return (await change(tx, taken)) === 1;
};

const codesOf = (userId: string) => query.deleteFrom("recovery_codes").where("userId", "=", userId);

/** Uses up a recovery code. False if there is no such code. */
export const takeRecoveryCode = async (
  tx: Tx,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> => (await change(tx, codesOf(userId).where("codeHash", "=", codeHash))) === 1;

export const countRecoveryCodes = async (tx: Tx, userId: string): Promise<number> => {
  const counted = query.selectFrom("recovery_codes").select(({ fn }) => fn.countAll<number>().as("n"));
  return (await readOne(tx, counted.where("userId", "=", userId))).n;
};

/** Replaces the existing codes with these. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  { userId, codeHashes, now }: { userId: string; codeHashes: readonly string[]; now: Date },
): Promise<void> => {
  await change(tx, codesOf(userId));
  await insertRows(
    tx,
    "recovery_codes",
    codeHashes.map((codeHash) => ({ userId, codeHash })),
  );
  await changePerson(tx, userId, { recoveryCodesAt: now });
};

/** Removes the second factor, so that signing in needs only the first. */
export const deleteSecondFactor = async (tx: Tx, userId: string): Promise<void> => {
  await change(tx, query.deleteFrom("second_factors").where("userId", "=", userId));
  await change(tx, codesOf(userId));
  await changePerson(tx, userId, { secondFactorAt: null, recoveryCodesAt: null });
};

export const isSecondFactorRequired = async (tx: Tx, { groupId }: TenantScope): Promise<boolean> => {
  const ofGroup = query.selectFrom("groups").select("isSecondFactorRequired").where("id", "=", groupId);
  return (await readFirst(tx, ofGroup))?.isSecondFactorRequired ?? false;
};

export const setSecondFactorRequired = async (
  tx: Tx,
  { groupId }: TenantScope,
  isSecondFactorRequired: boolean,
): Promise<void> => {
  await change(tx, query.updateTable("groups").set({ isSecondFactorRequired }).where("id", "=", groupId));
};
