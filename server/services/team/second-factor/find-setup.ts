import { findSecondFactor } from "@/server/db/people/second-factors";
import { open } from "@/server/kernel/seal";
import { base32, totpUri } from "@/server/kernel/totp";
import type { ServiceContext } from "../../context";
import { sealingKey } from "./sealing-key";

/** Long enough to find the phone. */
const LIVES_MS = 15 * 60_000;

type Found = { secret: Buffer; isConfirmed: boolean };

/** The secret of a person's authenticator, active or recent enough to be activated. */
export const openSecret = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  userId: string,
): Promise<Found | null> => {
  const found = await findSecondFactor(ctx.db, userId);
  if (found === null) return null;
  const age = ctx.clock.now().getTime() - Date.parse(found.startedAt);
  if (!found.isConfirmed && Math.abs(age) > LIVES_MS) return null;
  const secret = Buffer.from(open(sealingKey(ctx, userId), found.sealedSecret), "base64");
  return { secret, isConfirmed: found.isConfirmed };
};

/** The setup data for an authenticator, available only during setup. */
export const findSetup = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { userId, email }: { userId: string; email: string },
): Promise<{ secret: string; uri: string } | null> => {
  const found = await openSecret(ctx, userId);
  if (found === null || found.isConfirmed) return null;
  const secret = base32(found.secret);
  return { secret, uri: totpUri({ secret, account: email }) };
};
