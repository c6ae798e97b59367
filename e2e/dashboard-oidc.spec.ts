import { expect, type Page, test } from "@playwright/test";
import { type OidcIssuer, startOidcIssuer } from "@/test/oidc-issuer";
import { loginOf } from "./support/demo";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";

/** Where the product under test expects the organization's identity provider. */
const { OIDC_ISSUER = "", OIDC_LABEL = "" } = process.env;

test.describe("organization sign-in", () => {
  test.skip(OIDC_ISSUER === "", "the product under test knows no issuer");
  // Serial: the product knows only one address of a provider.
  test.describe.configure({ mode: "default" });
  let issuer: OidcIssuer;

  test.beforeEach(async () => {
    issuer = await startOidcIssuer(Number(new URL(OIDC_ISSUER).port));
  });
  test.afterEach(() => issuer.close());

  const button = (page: Page) => page.getByRole("button", { name: `Sign in with ${OIDC_LABEL}` });

  test("redirects to the provider and back to the requested page, and signs the user in", async ({ page }) => {
    const { email } = loginOf("support");
    issuer.say({ email, email_verified: true, name: "Somebody" });
    await page.goto("/dashboard/returns?view=problems");
    await expect(page).toHaveURL(/\/dashboard\/sign-in\?next=/);
    await inspect(page);
    await press(button(page));
    await expect(page).toHaveURL((url) => url.pathname + url.search === "/dashboard/returns?view=problems");
    await live(page.getByRole("main"));
    await page.goto("/dashboard/account");
    await expect(page.getByRole("main")).toContainText(email);
  });

  test("explains that the user is unknown and what the alternatives are", async ({ page }) => {
    issuer.say({ email: "stranger@example.com", email_verified: true });
    await page.goto("/dashboard/sign-in");
    await press(button(page));
    await expect(page.getByText(`${OIDC_LABEL} signed you in, but no account here uses that email`)).toBeVisible();
    await inspect(page);
    issuer.say({ email: loginOf("support").email, email_verified: true, nonce: "another" });
    await press(button(page));
    await expect(page.getByText(`Signing in with ${OIDC_LABEL} didn’t work`)).toBeVisible();
  });

  test("says at the button that the provider is unreachable, while the password still works", async ({ page }) => {
    await page.goto("/dashboard/sign-in");
    await issuer.close();
    await press(button(page));
    await expect(page.getByText(`${OIDC_LABEL} can’t be reached`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  });
});
