import { countryName, isCountry } from "@/contract/vocabulary/country";
import { isStorable } from "@/contract/vocabulary/storable";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { hasPeople, lockFirstRun } from "@/server/db/people/users";
import { insertWarehouse } from "@/server/db/shipping/warehouses";
import { insertGroup, insertStore, insertUser } from "@/server/db/stores/setup";
import { withKeepPhoto } from "@/server/domain/policy/default-policy";
import { USUAL_NOTICE_TIME } from "@/server/domain/shipping/next-notice-at";
import { postcodeFault } from "@/server/domain/shipping/postcode-fault";
import { newStoreConfig } from "@/server/domain/store/default-config";
import { slugOf } from "@/server/domain/store/slug-of";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { deriveKey, hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import { hashPassword } from "@/server/kernel/passwords";
import { type FieldViolation, invalidField, invalidFields, Problem, requireAll } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requirePassword } from "../team/change-password";
import { requireUsable } from "./create-store";
import { requireEmail } from "./create-user";

/**
 * The token that opens first-run setup. It is printed where the server was started, so that no stranger who finds the
 * server first becomes its owner.
 */
export const firstRunToken = ({ env }: Pick<ServiceContext, "env">): string =>
  hmacSha256Hex(deriveKey(env.HOMEWARD_SECRET, "first-run"), "first-run").slice(0, TOKEN_LETTERS);

/** 160 bits. */
const TOKEN_LETTERS = 40;

/** Whether an installation still has no users, and whether the caller has the printed link. */
export type FirstRunState = "OPEN" | "NO_TOKEN" | "WRONG_TOKEN" | "OVER";

export const firstRunState = async (ctx: Pick<ServiceContext, "db" | "env">, token: string): Promise<FirstRunState> => {
  if (!(await isFirstRun(ctx))) return "OVER";
  if (token === "") return "NO_TOKEN";
  return isEqualSecret(token, firstRunToken(ctx)) ? "OPEN" : "WRONG_TOKEN";
};

/** Whether the installation has no users yet. */
export const isFirstRun = async ({ db }: Pick<ServiceContext, "db">): Promise<boolean> => !(await hasPeople(db));

export type FirstRun = {
  token: string;
  storeName: string;
  currencyCode: string;
  timeZone: string;
  /** Where parcels are sent: without it no label can be made. `countryCode` is the store's own country. */
  returnAddress: { line1: string; line2: string; postcode: string; city: string; state: string; countryCode: string };
  email: string;
  password: string;
} & Pick<Actor, "address" | "userAgent">;

/**
 * Creates the first store, in test mode, and its owner; once per installation. Returns the owner.
 * @throws Problem PERMISSION_DENIED for another token, FAILED_PRECONDITION when there are users already,
 * INVALID_ARGUMENT with every field that is wrong
 */
export const setUpFirst = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock" | "env">,
  { token, storeName, currencyCode, timeZone, returnAddress, email: typed, password, ...place }: FirstRun,
): Promise<{ userId: string }> => {
  if (!isEqualSecret(token, firstRunToken(ctx)))
    throw new Problem(
      "PERMISSION_DENIED",
      "This setup link isn’t valid. Open the one that Homeward printed when it started.",
    );
  const [name, email, now] = [visibleText(storeName), typed.trim(), ctx.clock.now()];
  const store = { slug: slugOf(name), name, currencyCode, timeZone };
  const parts = trimmed(returnAddress);
  requireAll(
    () => requireUsable(store),
    () => requireEmail(email),
    () => requirePassword(password, { field: "password", own: [email, name] }),
    () => requireAddress(parts),
    () => requireStorable({ name, email, ...parts, countryCode: "" }),
  );
  const home = addressOf(parts, name);
  const passwordHash = await hashPassword(password);
  const [groupId, id, ecommerceId] = [ctx.ids.next("grp"), ctx.ids.next("usr"), ctx.ids.next("eco")];
  const owner: Actor = { ...systemActor(groupId), kind: "staff", id, name: email, ...place };
  await inTransactionBy(ctx, owner, async (tx) => {
    await lockFirstRun(tx);
    // Checked inside the transaction: of two concurrent calls, one becomes the owner.
    if (await hasPeople(tx)) throw new Problem("FAILED_PRECONDITION", "Homeward is already set up. Sign in.");
    await insertGroup(tx, { id: groupId, name, createdAt: now });
    await insertStore(tx, owner, {
      ...store,
      ...{ id: ecommerceId, isEnabled: true, isTesting: true, identificationFlow: "ORDER_ID_AND_EMAIL" },
      ...{ config: newStoreConfig({}), policy: withKeepPhoto({}, currencyCode), createdAt: now },
    });
    const warehouse = { id: ctx.ids.next("whs"), ecommerceId, name: home.city, address: home };
    const usual = {
      isDefault: true,
      countries: [],
      shopLocationId: "",
      noticeEmails: [],
      noticeTime: USUAL_NOTICE_TIME,
    };
    await insertWarehouse(tx, owner, { ...warehouse, ...usual });
    await insertUser(tx, owner, { id, email, name: email, passwordHash, role: "owner", createdAt: now });
  });
  return { userId: id };
};

/** Countries where addresses need a state. */
const NAMES_A_STATE = new Set(["US", "CA", "AU"]);

type GivenAddress = FirstRun["returnAddress"];

const trimmed = ({ countryCode, ...given }: GivenAddress): GivenAddress => ({
  ...{ line1: given.line1.trim(), line2: given.line2.trim(), postcode: given.postcode.trim() },
  ...{ city: given.city.trim(), state: given.state.trim(), countryCode },
});

/** @throws Problem INVALID_ARGUMENT naming the parts that a label requires */
const requireAddress = ({ line1, city, state, postcode, countryCode }: GivenAddress): void => {
  const wrong: FieldViolation[] = [];
  const say = (field: string, description: string) => wrong.push({ field, description });
  if (!isCountry(countryCode)) say("country", "choose a country");
  if (line1 === "") say("line1", "enter the street and number");
  if (city === "") say("city", "enter the city");
  if (NAMES_A_STATE.has(countryCode) && state === "") say("state", "enter the state or province");
  const fault = isCountry(countryCode) ? postcodeFault({ postcode, countryCode }) : null;
  if (fault !== null) say("postcode", fault);
  if (wrong.length > 0) throw invalidFields(wrong);
};

/** @throws Problem INVALID_ARGUMENT */
const requireStorable = (texts: Readonly<Record<string, string>>): void =>
  requireAll(
    ...Object.entries(texts).map(([field, text]) => () => {
      if (!isStorable(text)) throw invalidField(field, "must not contain NUL or unpaired surrogates");
    }),
  );

const addressOf = ({ city, state, countryCode, ...lines }: GivenAddress, company: string): PostalAddress => ({
  ...EMPTY_ADDRESS,
  ...lines,
  ...{ stateProvince: state, company, city, countryCode, country: countryName(countryCode, "en-GB") },
});
