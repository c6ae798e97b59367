import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { fillDraft, makeReturn, startIntent } from "./support/returns";

/** Maximum kilobytes of compressed scripts that a shopper's phone downloads; the framework's are 113. */
const MOST_KB = { door: 130, step: 140, after: 130 } as const;

/** Maximum kilobytes of fonts, including the font of the codes. */
const MOST_FONTS_KB = 29;

/**
 * Checks the compressed kilobytes of scripts and fonts of a first visit, and the metadata that search engines and
 * messengers read.
 */
const expectLight = async (page: Page, path: string, mostKb: number): Promise<void> => {
  const sizes: Promise<{ kind: string; kb: number }>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ kind, kb: responseBodySize / 1000 })));
  });
  await page.goto(portal + path, { waitUntil: "networkidle" });
  await live(page.locator("input:visible, button:visible").first());
  const sent = await Promise.all(sizes);
  const sum = (kind: string): number => sent.reduce((all, one) => (one.kind === kind ? all + one.kb : all), 0);
  expect(sum("script")).toBeLessThanOrEqual(mostKb);
  expect(sum("font")).toBeGreaterThan(0);
  expect(sum("font")).toBeLessThanOrEqual(MOST_FONTS_KB);
  // An unused preloaded style sheet delays the ones in use.
  await expect(page.locator("link[rel=preload][as=style]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\w+ .{20}/);
};

test("the lookup stays within its limits", async ({ page }) => {
  await expectLight(page, "", MOST_KB.door);
});

for (const path of ["/items", "/outcome", "/send"])
  test(`the step ${path} stays within its limits`, async ({ page }) => {
    const draft = await startIntent(await putOrder());
    await fillDraft(draft);
    await page.request.get(`${portal}/open?t=${draft.token}&return=-`);
    await expectLight(page, path, MOST_KB.step);
  });

for (const path of ["", "/pass"])
  test(`a return${path} stays within its limits`, async ({ page }) => {
    const { token, code } = await makeReturn();
    await page.request.get(`${portal}/open?t=${token}&return=${code}`);
    await expectLight(page, `/return/${code}${path}`, MOST_KB.after);
  });
