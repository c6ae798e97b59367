import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { putOrder } from "./support/orders";
import { fillDraft, makeReturn, startIntent } from "./support/returns";

/** Kilobytes of scripts over the wire that a shopper's telephone may have to fetch; those of the framework are 113. */
const MOST_KB = { door: 130, step: 140, after: 130 } as const;

/** Kilobytes of scripts, as they were sent, that the page loads for who has never been there. */
const weigh = async (page: Page, path: string): Promise<number> => {
  const scripts: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(portal + path, { waitUntil: "networkidle" });
  const sizes = await Promise.all(scripts);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

test("the look-up loads no more scripts than promised", async ({ page }) => {
  expect(await weigh(page, "")).toBeLessThanOrEqual(MOST_KB.door);
});

for (const path of ["/items", "/outcome", "/send"])
  test(`the step ${path} loads no more scripts than promised`, async ({ page }) => {
    const draft = await startIntent(await putOrder());
    await fillDraft(draft);
    await page.request.get(`${portal}/open?t=${draft.token}&return=-`);
    expect(await weigh(page, path)).toBeLessThanOrEqual(MOST_KB.step);
  });

for (const path of ["", "/pass"])
  test(`a return${path} loads no more scripts than promised`, async ({ page }) => {
    const { token, code } = await makeReturn();
    await page.request.get(`${portal}/open?t=${token}&return=${code}`);
    expect(await weigh(page, `/return/${code}${path}`)).toBeLessThanOrEqual(MOST_KB.after);
  });
