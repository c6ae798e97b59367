import type { Tx } from "@/server/db/client";
import { change, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";

/** Sign-in links; they belong to a person, before any tenant is known. */

export const insertSignInLink = async (
  tx: Tx,
  link: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await change(tx, query.insertInto("sign_in_links").values(link));
};

/** Returns the person that an open link signs in, without using it up. */
export const findSignInLink = (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ email: string } | null> =>
  readFirst(
    tx,
    query
      .selectFrom("sign_in_links as l")
      .innerJoin("users as u", "u.id", "l.userId")
      .select("u.email")
      .where("l.tokenHash", "=", tokenHash)
      .where("l.expiresAt", ">", now.toISOString()),
  );

/** Deletes all links that a person requested. */
export const deleteSignInLinks = async (tx: Tx, userId: string): Promise<void> => {
  await change(tx, query.deleteFrom("sign_in_links").where("userId", "=", userId));
};

/**
 * Uses up a link and every other one of its person. Returns the person; null if the link doesn't exist, has expired or
 * was used.
 */
export const takeSignInLink = async (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | null> => {
  const open = query
    .deleteFrom("sign_in_links")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now.toISOString());
  const link = await readFirst(tx, open.returning("userId"));
  if (link === null) return null;
  await deleteSignInLinks(tx, link.userId);
  return link.userId;
};
