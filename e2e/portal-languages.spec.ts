import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { pseudoFaults } from "./support/inspect-pseudo";
import { live } from "./support/live";
import { type Order, putOrder } from "./support/orders";
import { choose, expectRefusal, expectScreen, expectTotal, tile } from "./support/shopper";

const PHONE = { width: 375, height: 812 };

/** Expects the screen in that language, with nothing wider than the window. */
const expectIn = async (page: Page, language: string, title: string | RegExp): Promise<void> => {
  await expectScreen(page, title);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
};

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

const switchTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("link", { name, exact: true }).click();
};

test.describe("a browser that prefers German, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, locale: "de-AT" });

  test("goes from the lookup to the status in German, errors included", async ({ page }) => {
    const order = await putOrder([
      { name: "Felt slippers", unitPrice: 4_800, quantity: 2 },
      { name: "Enamel mug", unitPrice: 1_500 },
    ]);
    await page.goto(portal);
    await expect(page).toHaveTitle("Rücksendung anmelden");
    await press(page, "Bestellung suchen");
    await expectRefusal(page, "Prüfen Sie diese 2 Angaben");
    await page.getByLabel("Bestellnummer").fill(order.number);
    await page.getByLabel("E-Mail-Adresse").fill(order.email);
    await press(page, "Bestellung suchen");

    await expectIn(page, "de", "Was möchten Sie zurücksenden?");
    await press(page, "Weiter");
    await expectRefusal(page, "Wählen Sie mindestens einen Artikel");
    await choose(page, "Enamel mug", "Gefällt mir doch nicht");
    await press(page, "Betrag aktualisieren");
    await expectTotal(page, "15,00\u00a0€");
    await press(page, "Weiter");

    await expectIn(page, "de", "Erstattung oder Umtausch?");
    await tile(page, "Erstattung").click();
    await press(page, "Weiter");
    await expectIn(page, "de", "Wie möchten Sie die Artikel zurücksenden?");
    await press(page, "Rücksendung bestätigen");
    await expectIn(page, "de", /^Alles bereit\. Geben Sie Ihre Rücksendung bis .+ ab\.$/);
    await page.getByRole("link", { name: "Rücksendung verfolgen" }).click();
    await expectIn(page, "de", /^Bereit zum Versand\. Abgabe bis .+\.$/);
    await page.getByRole("link", { name: "Andere Bestellung wählen" }).click();
    await expect(page.getByRole("button", { name: "Bestellung suchen" })).toBeVisible();
  });
});

const lookUpInFrench = async (page: Page, order: Order): Promise<void> => {
  await page.getByLabel("Numéro de commande").fill(order.number);
  await page.getByLabel("Adresse e-mail").fill(order.email);
  await press(page, "Retrouver ma commande");
};

test("a shopper switches to French, to Italian midway and back, and stays on the same page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(portal);
  await switchTo(page, "Français");
  await lookUpInFrench(page, await putOrder());
  await expectIn(page, "fr", "Que souhaitez-vous retourner\u202f?");
  await live(page.getByRole("checkbox").first());
  await choose(page, "Felt slippers", "Trop petit");
  await expectTotal(page, "48,00\u00a0€");
  await press(page, "Continuer");

  await expectIn(page, "fr", "Remboursement ou échange\u202f?");
  await switchTo(page, "Italiano");
  await expectIn(page, "it", "Rimborso o cambio?");
  expect(new URL(page.url()).search).toBe("");
  await switchTo(page, "Français");
  await expectIn(page, "fr", "Remboursement ou échange\u202f?");
  await tile(page, "Avoir").click();
  await press(page, "Continuer");
  await expectIn(page, "fr", "Comment souhaitez-vous retourner vos articles\u202f?");
  await tile(page, "Enlèvement à domicile").click();
  await press(page, "Confirmer le retour");
  await expectRefusal(page, "Un point à corriger");
  await tile(page, "Dépôt avec un code").click();
  await expectTotal(page, "48,00\u00a0€");
  await press(page, "Confirmer le retour");
  await expectIn(page, "fr", /^C’est prêt\. À déposer au plus tard le \p{L}+ \d+ \p{L}+\.$/u);
});

test("a link selects the language and redirects to the same place without it", async ({ page }) => {
  await page.goto(`${portal}?order=1042&lang=es-MX`);
  await expectScreen(page, /./);
  await expect(page).toHaveURL(/\?order=1042$/);
  await expect(page.getByLabel("Número de pedido")).toHaveValue("1042");
  await switchTo(page, "Français");
  await expect(page).toHaveURL(/\?order=1042$/);
  await expect(page.getByLabel("Numéro de commande")).toHaveValue("1042");
  await page.goto(`${portal}?lang=xx`);
  await expect(page.getByLabel("Numéro de commande")).toBeVisible();
});

/**
 * Elements that look fine in English from left to right; each breaks in one of the ways that the inspection has to
 * detect.
 */
const PLANTED = [
  {
    text: "Fits as it is",
    style: "inline-size: max-content; white-space: nowrap",
    found: /^p\.planted "Fits.+ needs \d+ px of \d+$/,
  },
  {
    text: "Delivered today",
    style: "position: absolute; left: calc(100vw - 125px); white-space: nowrap",
    found: /^p\.planted "Delivered.+ lies from \d+ to \d+$/,
  },
  { text: "Drawer", style: "position: absolute; left: -40px; width: 60px", found: /^the page is \d+ px wide$/ },
];

test("the right-to-left check with longer words finds what breaks, and leaves the page unchanged", async ({ page }) => {
  await page.goto(portal);
  expect(await pseudoFaults(page)).toEqual([]);
  for (const { text, style, found } of PLANTED) {
    await page.evaluate(
      ([text, style]) => {
        const planted = Object.assign(document.createElement("p"), { className: "planted", textContent: text });
        planted.style.cssText = style;
        document.querySelector("main")?.append(planted);
        // As wide as the English text: what a design made for one language does.
        if (style.startsWith("inline-size")) planted.style.inlineSize = `${planted.offsetWidth}px`;
      },
      [text, style] as const,
    );
    const before = await page.locator("body").innerHTML();
    expect(await pseudoFaults(page)).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
    expect(await page.locator("body").innerHTML()).toBe(before);
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.locator(".planted").evaluate((planted) => planted.remove());
  }
});
