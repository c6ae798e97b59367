import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { fillDraft, makeReturn, startIntent } from "./support/returns";

/** Kilobytes of scripts over the wire that a shopper's telephone may have to fetch; those of the framework are 113. */
const MOST_KB = { door: 130, step: 140, after: 130 } as const;

/** Kilobytes of fonts, the letters of the codes among them. */
const MOST_FONTS_KB = 29;

/**
 * Holds the page, for who has never been there, to the kilobytes of scripts and fonts as they are sent; it also says what
 * it is to whoever sees but its address, as search engines and messengers do.
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
  // A sheet that is loaded beforehand and used nowhere stands in the way of those that are.
  await expect(page.locator("link[rel=preload][as=style]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\w+ .{20}/);
};

test("the look-up loads no more than promised", async ({ page }) => {
  await expectLight(page, "", MOST_KB.door);
});

for (const path of ["/items", "/outcome", "/send"])
  test(`the step ${path} loads no more than promised`, async ({ page }) => {
    const draft = await startIntent(await putOrder());
    await fillDraft(draft);
    await page.request.get(`${portal}/open?t=${draft.token}&return=-`);
    await expectLight(page, path, MOST_KB.step);
  });

for (const path of ["", "/pass"])
  test(`a return${path} loads no more than promised`, async ({ page }) => {
    const { token, code } = await makeReturn();
    await page.request.get(`${portal}/open?t=${token}&return=${code}`);
    await expectLight(page, `/return/${code}${path}`, MOST_KB.after);
  });
