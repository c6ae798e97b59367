import { expect, type Page } from "@playwright/test";
import { loginOf } from "./demo";

/** Fills the sign-in and sends it. */
export const trySignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** Signs the owner in and waits for the list of returns. */
export const signIn = async (page: Page, role = "owner"): Promise<void> => {
  const { email, password } = loginOf(role);
  await page.goto("/dashboard");
  await trySignIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard\/returns$/);
  await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
};
