import { expect, test } from "@playwright/test";
import { totpCode, totpStep } from "@/server/kernel/totp";
import { press } from "./support/live";
import { callOperation, openAs, trySignIn } from "./support/staff";

const PASSWORD = "a password of their own";

test("a new member sets up two-factor authentication and signs in with a code, or once with a recovery code", async ({
  page,
  browser,
}) => {
  await openAs(page, "/dashboard/settings/team");
  const email = `two.factors.${Date.now()}@example.com`;
  const { join_url } = (await callOperation(page, "inviteMember", { email, role: "viewer" })) as { join_url: string };
  const { pathname, search } = new URL(join_url);

  const own = await browser.newPage();
  await own.goto(pathname + search);
  await own.getByLabel("Your name").fill("Two Factors");
  await own.getByLabel("Password, at least 10 characters").fill(PASSWORD);
  // Without an answer the form stays, with everything typed except the password.
  await own.context().setOffline(true);
  await press(own.getByRole("button", { name: "Join" }));
  await expect(own.getByText("The server didn’t respond.")).toBeVisible();
  await own.context().setOffline(false);
  await expect(own.getByLabel("Your name")).toHaveValue("Two Factors");
  await own.getByLabel("Password, at least 10 characters").fill(PASSWORD);
  await own.getByRole("button", { name: "Join" }).click();
  await expect(own).toHaveURL(/\/dashboard$/);
  await own.goto("/dashboard/second-factor");
  await own.getByLabel("Your password").fill(PASSWORD);
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own.getByRole("img", { name: "QR code" })).toBeVisible();
  const secret = fromBase32((await own.getByTitle("Copy").textContent()) ?? "");
  await own.getByLabel("Current 6-digit code").fill("12345");
  await own.getByRole("button", { name: "Turn on" }).click();
  await expect(own.getByText("Wrong code.")).toBeVisible();
  const step = totpStep(new Date());
  await own.getByLabel("Current 6-digit code").fill(totpCode(secret, step));
  await own.getByRole("button", { name: "Turn on" }).click();
  const codes = own.getByRole("main").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";

  const signIn = async (code: string) => {
    await own.context().clearCookies();
    await own.goto("/dashboard/account");
    await trySignIn(own, email, PASSWORD);
    await expect(own.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
    await own.getByLabel("Code").fill(code);
    await own.getByRole("button", { name: "Sign in" }).click();
  };
  // The first factor alone gives access to nothing.
  await signIn(totpCode(secret, step));
  await expect(own.getByText("already used code")).toBeVisible();
  await own.goto("/dashboard/account");
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  // Of the next period: a clock may be one period ahead.
  await signIn(totpCode(secret, step + 1));
  await expect(own.getByText("10 of 10 recovery codes are left.")).toBeVisible();
  await signIn(recoveryCode);
  await expect(own.getByText("9 of 10 recovery codes are left.")).toBeVisible();
  await own.close();
});

/** The bytes of a displayed secret: base32 in groups of four. */
const fromBase32 = (text: string): Buffer => {
  const bits = text
    .replaceAll(/[^A-Z2-7]/g, "")
    .split("")
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
