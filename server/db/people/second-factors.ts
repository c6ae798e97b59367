import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** Second factors are of a person; whether one is needed is a group's. */

export type SecondFactor = {
  sealedSecret: string;
  isConfirmed: boolean;
  startedAt: Date;
};

export const findSecondFactor = (tx: Tx, userId: string): Promise<SecondFactor | null> =>
  tx.secondFactor.findUnique({
    where: { userId },
    select: { sealedSecret: true, isConfirmed: true, startedAt: true },
  });

/** Begins anew: a secret that nobody has confirmed. False where one is in use, which it does not touch. */
export const startSecondFactor = async (
  tx: Tx,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> => {
  const rows = await read(
    tx,
    sql<object>`
    insert into second_factors (user_id, sealed_secret, started_at) values (${userId}, ${sealedSecret}, ${now}::timestamptz)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, started_at = excluded.started_at, last_step = 0
    where not second_factors.is_confirmed
    returning user_id`,
  );
  return rows.length === 1;
};

/** Puts the secret into use. False where that has happened already. */
export const confirmSecondFactor = async (
  tx: Tx,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<boolean> => {
  const where = { userId, isConfirmed: false };
  const { count } = await tx.secondFactor.updateMany({ where, data: { isConfirmed: true, lastStep: step } });
  if (count === 1) await tx.user.updateMany({ where: { id: userId }, data: { secondFactorAt: now } });
  return count === 1;
};

/** Takes the code of a period. False where it, or one of a later period, was taken before: no code works twice. */
export const takeStep = async (tx: Tx, { userId, step }: { userId: string; step: number }): Promise<boolean> => {
  const where = { userId, isConfirmed: true, lastStep: { lt: step } };
  const { count } = await tx.secondFactor.updateMany({ where, data: { lastStep: step } });
  return count === 1;
};

/** Uses up a recovery code. False where there is none such. */
export const takeRecoveryCode = async (
  tx: Tx,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> => {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash } });
  return count === 1;
};

export const countRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.recoveryCode.count({ where: { userId } });

/** These instead of those that were there. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  { userId, codeHashes, now }: { userId: string; codeHashes: readonly string[]; now: Date },
): Promise<void> => {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ userId, codeHash })) });
  await tx.user.updateMany({ where: { id: userId }, data: { recoveryCodesAt: now } });
};

/** Signing in takes the first factor alone again. */
export const deleteSecondFactor = async (tx: Tx, userId: string): Promise<void> => {
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.user.updateMany({ where: { id: userId }, data: { secondFactorAt: null, recoveryCodesAt: null } });
};

export const isSecondFactorRequired = async (tx: Tx, { groupId: id }: TenantScope): Promise<boolean> =>
  (await tx.group.findUnique({ where: { id }, select: { isSecondFactorRequired: true } }))?.isSecondFactorRequired ??
  false;

export const setSecondFactorRequired = async (
  tx: Tx,
  { groupId: id }: TenantScope,
  isSecondFactorRequired: boolean,
): Promise<void> => {
  await tx.group.updateMany({ where: { id }, data: { isSecondFactorRequired } });
};
