import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const [PHONE, DESK] = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
/** 400 % zoom of a window of 1280 px (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** What the colour scheme can break; everything else is the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** Rows of long lists are alike: the first ones stand for the others. */
const FURTHER_ROWS = "tbody > tr:nth-child(n + 10), ol > li:nth-child(n + 10)";

/**
 * Holds a screen to the rules of axe in both colour schemes on phone and desk, to no sideways scrolling when narrow, and
 * to its content security policy: on the way here the browser left nothing out.
 */
export const inspect = async (page: Page): Promise<void> => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      const runOnly = colorScheme === "light" ? TAGS : COLOUR_RULES;
      const { violations } = await new AxeBuilder({ page })
        .exclude(FURTHER_ROWS)
        .options({ runOnly, resultTypes: ["violations"], preload: false })
        .setLegacyMode()
        .analyze();
      const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(placeOf).join("\n")}`);
      expect.soft(found, `${page.url()} in ${colorScheme} at ${size.width} px`).toEqual([]);
    }
  }
  await page.setViewportSize(NARROW);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${page.url()} scrolls sideways at ${NARROW.width} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESK);
  const said = await page.consoleMessages({ filter: "all" });
  const blocked = said.map((message) => message.text()).filter((text) => text.includes("Content Security Policy"));
  expect.soft(blocked, `${page.url()} was blocked`).toEqual([]);
};

/** A colour on its way to the next one is neither: takes it to its end. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

const placeOf = ({ target, failureSummary }: { target: unknown[]; failureSummary?: string }): string =>
  `  ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/g, " ") ?? ""}`;
