import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCHEMES = ["light", "dark"] as const;
const MORE = [
  { width: 800, height: 1000 },
  { width: 1080, height: 900 },
  { width: 1190, height: 900 },
];

/** Pictures of whole pages, to be looked at by people: `screenshots/{surface}/{name}-{width}-{scheme}.png`. */
export const shooterOf =
  (surface: string, sizes = SIZES) =>
  async (page: Page, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    for (const size of [...sizes, ...MORE]) {
      for (const colorScheme of SCHEMES) {
        const isMore = MORE.includes(size);
        if (isMore && colorScheme === "dark") continue;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // What sticks to the lower edge of the window shall not lie over the middle of the picture.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
        const path = join("screenshots", surface, `${name}-${size.width}-${colorScheme}.png`);
        if (!isMore) await page.screenshot({ path, fullPage: true, animations: "disabled" });
        const dump = await page.evaluate(() => {
          const PROPS =
            "display position top right bottom left z-index float width height min-width max-width min-height max-height margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left border-top-width border-right-width border-bottom-width border-left-width border-top-style border-right-style border-bottom-style border-left-style border-top-color border-right-color border-bottom-color border-left-color border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius background-color background-image color font-size line-height font-weight font-family font-stretch letter-spacing text-align text-decoration-line text-decoration-color text-decoration-thickness text-underline-offset text-transform white-space overflow-wrap overflow-x overflow-y text-overflow flex-direction flex-wrap flex-grow flex-shrink flex-basis justify-content justify-items justify-self align-items align-content align-self order gap row-gap column-gap grid-template-columns grid-template-rows grid-row-start grid-row-end grid-column-start grid-column-end box-shadow opacity transform translate rotate scale clip-path fill stroke stroke-width vertical-align list-style-type object-fit cursor appearance content outline-style outline-width visibility pointer-events resize container-type container-name tab-size border-collapse border-spacing accent-color field-sizing scroll-margin-top text-wrap-mode text-wrap-style aspect-ratio user-select hyphens font-variant-numeric transition-property animation-name scrollbar-width".split(
              " ",
            );
          const out: Record<string, unknown> = {};
          const walk = (el: Element, path: string) => {
            const read = (pseudo: string | null) => {
              const cs = getComputedStyle(el, pseudo);
              return PROPS.map((p) => cs.getPropertyValue(p)).join("|");
            };
            const box = el.getBoundingClientRect();
            const before = getComputedStyle(el, "::before").content !== "none" ? read("::before") : "";
            const after = getComputedStyle(el, "::after").content !== "none" ? read("::after") : "";
            out[path] = [
              el.getAttribute("class") ?? "",
              read(null),
              before,
              after,
              [box.x, box.y, box.width, box.height].map((n) => Math.round(n)).join(","),
              el.children.length ? "" : (el.textContent ?? "").slice(0, 30),
            ];
            if (el.tagName === "IFRAME") return;
            let index = 0;
            for (const child of el.children) {
              if (["SCRIPT", "STYLE", "NEXT-ROUTE-ANNOUNCER", "LINK", "META"].includes(child.tagName)) continue;
              walk(child, `${path}>${child.tagName.toLowerCase()}.${index++}`);
            }
          };
          walk(document.documentElement, "html");
          return { props: PROPS, out };
        });
        mkdirSync(join("screenshots", "styles"), { recursive: true });
        if (colorScheme === "light")
          writeFileSync(join("screenshots", "styles", `${name}-${size.width}.json`), JSON.stringify(dump));
      }
    }
  };
