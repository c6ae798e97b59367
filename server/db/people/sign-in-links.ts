import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** Links that sign somebody in; of a person, before any tenant is known. */

export const insertSignInLink = async (
  tx: Tx,
  link: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await tx.signInLink.create({ data: link });
};

/** Whom an open link signs in, without using it up. */
export const findSignInLink = async (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ email: string } | null> => {
  const where = { tokenHash, expiresAt: { gt: now } };
  return (await tx.signInLink.findFirst({ where, select: { user: { select: { email: true } } } }))?.user ?? null;
};

/** None of the links that a person asked for opens anything any more. */
export const deleteSignInLinks = async (tx: Tx, userId: string): Promise<void> => {
  await tx.signInLink.deleteMany({ where: { userId } });
};

/** Uses up a link, and every other one of its person. Answers who it is; null where it is none, has ended or was used. */
export const takeSignInLink = async (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | null> => {
  const [link] = await read(
    tx,
    sql<{ userId: string }>`
    delete from sign_in_links where token_hash = ${tokenHash} and expires_at > ${now}::timestamptz
    returning user_id as "userId"`,
  );
  if (link === undefined) return null;
  await deleteSignInLinks(tx, link.userId);
  return link.userId;
};
