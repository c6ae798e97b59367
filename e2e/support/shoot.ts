import { join } from "node:path";
import type { Page } from "@playwright/test";

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCHEMES = ["light", "dark"] as const;

/** Pictures of whole pages for people to look at: `screenshots/{surface}/{name}-{width}-{scheme}.png`. */
export const shooterOf =
  (surface: string, sizes = SIZES) =>
  async (page: Page, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    for (const size of sizes) {
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // Elements that stick to the window's lower edge must not cover the middle of the picture.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
        const path = join("screenshots", surface, `${name}-${size.width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true, animations: "disabled" });
      }
    }
  };
