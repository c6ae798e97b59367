import { cookies } from "next/headers";
import { getContext } from "@/server/context";
import { findMember, type Member } from "@/server/db/people/users";
import { Problem } from "@/server/kernel/problem";
import { readClaims, signClaims } from "@/server/kernel/signed-claims";
import { checkSecondFactor } from "@/server/services/team/second-factor/check-second-factor";
import { homePath } from "./home-path";
import { startSession } from "./next-auth";

/** Time between the two steps of signing in: long enough to find the phone or the recovery codes. */
const SECONDS = 10 * 60;
const NAME = "homeward.second-step";
const PLACE = "/dashboard/sign-in";
const KIND = { purpose: "second-step", prefix: "svc_2nd_" } as const;

/**
 * Signs in a person after the first factor, or remembers them for the second step if they have a second factor. Returns
 * where to go: `next`, their start page, or the page that asks for the code.
 */
export const passFirstFactor = async (
  userId: string,
  { next, isByLink = false }: { next: string; isByLink?: boolean },
): Promise<string> => {
  const { db, env, clock } = getContext();
  const member = await findMember(db, userId);
  if (member === null || member.secondFactorAt === null) {
    await startSession(userId, { isByLink });
    return next === "" ? homePath(userId) : next;
  }
  const value = signClaims(env.HOMEWARD_SECRET, KIND, [userId, clock.now().getTime(), isByLink]);
  (await cookies()).set(NAME, value, { ...cookieOptions(), maxAge: SECONDS });
  return `${PLACE}/code${next === "" ? "" : `?next=${encodeURIComponent(next)}`}`;
};

export type SecondStepResult =
  | { readonly kind: "OK"; readonly home: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LAPSED" }
  | { readonly kind: "LIMITED"; readonly seconds: number };

/** Signs in the person who completed the first factor here, with a code of their second factor. */
export const passSecondFactor = async (code: string): Promise<SecondStepResult> => {
  const found = await personAtSecondStep();
  if (found === null) return { kind: "LAPSED" };
  const { member, isByLink } = found;
  try {
    if (!(await checkSecondFactor(getContext(), { userId: member.id, code }))) return { kind: "WRONG" };
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== "RESOURCE_EXHAUSTED") throw error;
    return { kind: "LIMITED", seconds: error.extras.retryAfterSeconds ?? 0 };
  }
  await startSession(member.id, { isByLink });
  (await cookies()).set(NAME, "", { ...cookieOptions(), maxAge: 0 });
  return { kind: "OK", home: await homePath(member.id) };
};

/**
 * Returns the person who completed the first factor here recently; null if there is none, or if their password has
 * changed since.
 */
export const memberAtSecondStep = async (): Promise<Member | null> => (await personAtSecondStep())?.member ?? null;

const personAtSecondStep = async (): Promise<{ member: Member; isByLink: boolean } | null> => {
  const { db, env, clock } = getContext();
  const token = (await cookies()).get(NAME)?.value;
  const [userId, at, isByLink] = (token === undefined ? null : readClaims(env.HOMEWARD_SECRET, KIND, token)) ?? [];
  if (typeof userId !== "string" || typeof at !== "number") return null;
  if (Math.abs(clock.now().getTime() - at) > SECONDS * 1000) return null;
  const member = await findMember(db, userId);
  if (member === null || (member.passwordChangedAt !== null && Date.parse(member.passwordChangedAt) > at)) return null;
  return { member, isByLink: isByLink === true };
};

const cookieOptions = () => {
  const secure = getContext().env.APP_URL.startsWith("https://");
  return { httpOnly: true, sameSite: "lax", path: PLACE, secure } as const;
};
