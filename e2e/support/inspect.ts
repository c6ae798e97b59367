import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { BRANDS, wear } from "./brands";
import { inspectPseudo } from "./inspect-pseudo";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const [PHONE, TABLET, DESK] = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** 400% zoom of a window of 1280 px (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Each width in one color scheme: any defect of a width or a scheme shows in one of these, in half the time. */
const LOOKS = [
  { size: PHONE, colorScheme: "dark" },
  { size: DESK, colorScheme: "light" },
] as const;
const CONTRAST = ["color-contrast", "link-in-text-block"];
/** Rows of long lists are alike: the first ones represent the others. */
const FURTHER_ROWS = "tbody > tr:nth-child(n + 6), ol > li:nth-child(n + 6)";

/** The portal in its frame is a page of its own, and inspected as one. */
const PREVIEW = 'iframe[title="The portal"]';

/**
 * Expects of a screen: no axe violations on a dark phone and a light desktop (for the portal also on a tablet), no
 * horizontal scrolling when narrow, and no content security policy violations so far.
 */
export const inspect = async (page: Page): Promise<void> => {
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size);
    await inspectHere(page, colorScheme);
  }
  if (new URL(page.url()).pathname.startsWith("/r/")) await inspectPortal(page);
  await page.setViewportSize(NARROW);
  expect.soft(await tooWide(page), `${page.url()} scrolls sideways at ${NARROW.width} px`).toEqual([]);
  await page.setViewportSize(DESK);
  const said = await page.consoleMessages({ filter: "all" });
  const blocked = said.map((message) => message.text()).filter((text) => text.includes("Content Security Policy"));
  expect.soft(blocked, `${page.url()} was blocked`).toEqual([]);
};

/** Where a page scrolls horizontally: the elements beyond its right edge, innermost last. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
    return [`${scrollWidth - innerWidth} px`, ...wide.map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)];
  });

/** Shoppers also use tablets, stores have brands, and some languages are written from right to left. */
const inspectPortal = async (page: Page): Promise<void> => {
  await page.setViewportSize(TABLET);
  await inspectHere(page, "light");
  await inspectBrands(page);
  await inspectPseudo(page);
};

/** A brand can affect only legibility. */
const inspectBrands = async (page: Page): Promise<void> => {
  await page.setViewportSize(PHONE);
  for (const { name, sheet, colorScheme } of BRANDS) {
    await wear(page, sheet);
    await inspectHere(page, colorScheme, { brand: name, rules: CONTRAST });
  }
  await wear(page, "");
};

/** Only axe, at the current window size: for the many sheets of one screen. */
export const inspectHere = async (
  page: Page,
  colorScheme: "light" | "dark",
  { brand = "own", rules = TAGS }: { brand?: string; rules?: string[] } = {},
): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .exclude(FURTHER_ROWS)
    .exclude(PREVIEW)
    .options({ runOnly: rules, resultTypes: ["violations"], preload: false })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(placeOf).join("\n")}`);
  expect
    .soft(found, `${page.url()}, ${brand} colors, in ${colorScheme} at ${page.viewportSize()?.width} px`)
    .toEqual([]);
};

/** Finishes animations: a color in transition is neither of the two. A title is absent while it is being replaced. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (let frame = 0; document.title === "" && frame < 120; frame += 1) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

const placeOf = ({ target, failureSummary }: { target: unknown[]; failureSummary?: string }): string =>
  `  ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/g, " ") ?? ""}`;
