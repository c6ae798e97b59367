import { isStorable } from "@/contract/vocabulary/storable";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/author";
import { insertGroup, insertStore, insertUser } from "@/server/db/setup";
import { hasPeople, lockFirstRun } from "@/server/db/users";
import { slugOf } from "@/server/domain/store/slug-of";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { deriveKey, hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import { hashPassword } from "@/server/kernel/passwords";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requirePassword } from "../team/change-password";
import { requireUsable } from "./create-store";
import { requireEmail } from "./create-user";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock" | "env">;

/** Opens the first run: printed where the server was started, so that no stranger who finds it first becomes its owner. */
export const firstRunToken = ({ env }: Pick<ServiceContext, "env">): string =>
  hmacSha256Hex(deriveKey(env.HOMEWARD_SECRET, "first-run"), "first-run").slice(0, TOKEN_LETTERS);

/** 160 bits. */
const TOKEN_LETTERS = 40;

/** Nobody can sign in yet, to any store: there is nobody. */
export const isFirstRun = async ({ db }: Pick<ServiceContext, "db">): Promise<boolean> => !(await hasPeople(db));

export type FirstRun = {
  token: string;
  storeName: string;
  currencyCode: string;
  timeZone: string;
  email: string;
  password: string;
} & Pick<Actor, "address" | "userAgent">;

/**
 * Makes the first store, in test mode, and its owner; once in the life of an installation. Answers who the owner is.
 * @throws Problem PERMISSION_DENIED for another token, FAILED_PRECONDITION when there is somebody, INVALID_ARGUMENT
 */
export const setUpFirst = async (
  ctx: Setup,
  { token, storeName, currencyCode, timeZone, email: typed, password, ...place }: FirstRun,
): Promise<{ userId: string }> => {
  if (!isEqualSecret(token, firstRunToken(ctx)))
    throw new Problem("PERMISSION_DENIED", "This is not the address that was printed where Homeward was started.");
  const [name, email, now] = [visibleText(storeName), typed.trim(), ctx.clock.now()];
  if (!isStorable(name + email)) throw invalidField("store_name", "must not contain NUL or unpaired surrogates");
  const store = { slug: slugOf(name), name, currencyCode, timeZone };
  requireUsable(store);
  requireEmail(email);
  requirePassword(password, "password");
  const passwordHash = await hashPassword(password);
  const [groupId, id] = [ctx.ids.next("grp"), ctx.ids.next("usr")];
  const owner: Actor = { ...systemActor(groupId), kind: "staff", id, name: email, ...place };
  await inTransactionBy(ctx, owner, async (tx) => {
    await lockFirstRun(tx);
    // Asked inside: of two that come at once one owns it.
    if (await hasPeople(tx)) throw new Problem("FAILED_PRECONDITION", "Somebody has set it up already: sign in.");
    await insertGroup(tx, { id: groupId, name, createdAt: now });
    await insertStore(tx, owner, {
      ...store,
      ...{ id: ctx.ids.next("eco"), isEnabled: true, isTesting: true, identificationFlow: "ORDER_ID_AND_EMAIL" },
      ...{ config: {}, policy: {}, createdAt: now },
    });
    await insertUser(tx, owner, { id, email, name: email, passwordHash, role: "owner", createdAt: now });
  });
  return { userId: id };
};
