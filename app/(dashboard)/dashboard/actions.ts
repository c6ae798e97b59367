"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { CodeState } from "@/components/dashboard/sign-in/code-form";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import type { SetupField } from "@/components/dashboard/sign-in/setup-form";
import type { SignInState } from "@/components/dashboard/sign-in/sign-in-form";
import type { EntryState } from "@/components/dashboard/sign-in/use-entry";
import { STORE_COOKIE } from "@/contract/vocabulary/chosen-store";
import { checkLogIn } from "@/server/auth/check-log-in";
import { joinTeam } from "@/server/auth/join-team";
import { endSession, isServedOverTls, placeOfRequest } from "@/server/auth/next-auth";
import { passFirstFactor, passSecondFactor } from "@/server/auth/second-step";
import { setUpFirst } from "@/server/auth/set-up-first";
import { before, FORM, serverAction } from "@/server/trpc/server-action";

/** Signs in and redirects to the requested page; otherwise returns one generic message and keeps the email. */
export const signIn = serverAction([before<SignInState>(), FORM], async (_before, form): Promise<SignInState> => {
  const [email, password] = [textOf(form, "email"), textOf(form, "password")];
  const { address } = await placeOfRequest();
  const result = await checkLogIn({ email, password, address });
  if (result.kind === "LIMITED") return { email, error: { kind: "LIMITED", seconds: result.retryAfterSeconds } };
  if (result.kind === "WRONG") return { email, error: { kind: "WRONG" } };
  redirect(await passFirstFactor(result.userId, { next: safeReturnPath(form.get("next"), "") }));
});

/** The second step of signing in, for people with two-factor authentication. */
export const signInWithCode = serverAction([before<CodeState>(), FORM], async (_before, form): Promise<CodeState> => {
  const result = await passSecondFactor(textOf(form, "code").trim());
  if (result.kind === "OK") redirect(safeReturnPath(form.get("next"), result.home));
  if (result.kind === "LIMITED") return { error: { kind: "LIMITED", seconds: result.seconds } };
  return { error: { kind: result.kind } };
});

type JoinState = EntryState<"name" | "password">;

/** Accepts an invitation and signs in. */
export const join = serverAction([before<JoinState>(), FORM], async (_before, form): Promise<JoinState> => {
  const name = textOf(form, "name").slice(0, 100);
  const result = await joinTeam({ name, token: textOf(form, "token"), password: textOf(form, "password") });
  if (result.kind === "OK") redirect(result.home);
  return { values: { name }, errors: result.errors };
});

/** Creates the first store and its owner, and signs in. */
export const setUp = serverAction(
  [before<EntryState<SetupField>>(), FORM],
  async (_before, form): Promise<EntryState<SetupField>> => {
    const values = {
      name: textOf(form, "name").slice(0, 100),
      currency: textOf(form, "currency").trim().toUpperCase().slice(0, 3),
      country: textOf(form, "country").slice(0, 2),
      time_zone: textOf(form, "time_zone").slice(0, 64),
      line1: textOf(form, "line1").slice(0, 200),
      line2: textOf(form, "line2").slice(0, 200),
      postcode: textOf(form, "postcode").slice(0, 20),
      city: textOf(form, "city").slice(0, 100),
      state: textOf(form, "state").slice(0, 100),
      email: textOf(form, "email").slice(0, 254),
    };
    const { country: countryCode, line1, line2, postcode, city, state } = values;
    const result = await setUpFirst({
      ...{ token: textOf(form, "token"), storeName: values.name, currencyCode: values.currency, email: values.email },
      ...{ timeZone: values.time_zone, password: textOf(form, "password") },
      returnAddress: { line1, line2, postcode, city, state, countryCode },
    });
    if (result.kind === "OK") redirect("/dashboard");
    return { values, errors: result.errors };
  },
);

export const signOut = serverAction([], async (): Promise<void> => {
  await endSession();
  redirect("/dashboard/sign-in");
});

/** Switches the dashboard of this browser to one store, or to all of them (""). */
export const chooseStore = serverAction([FORM], async (form): Promise<void> => {
  const jar = await cookies();
  const id = textOf(form, "store").slice(0, 128);
  jar.set(STORE_COOKIE, id, {
    httpOnly: true,
    sameSite: "lax",
    secure: isServedOverTls(),
    path: "/dashboard",
    maxAge: id === "" ? 0 : YEAR_SECONDS,
  });
  redirect("/dashboard");
});

const YEAR_SECONDS = 31_536_000;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
