import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

const FOLDER = join("docs", "guides", "pictures");
const MOST_BYTES = 60 * 1024;
/** Margin around it, in CSS pixels. */
const MARGIN = 12;

type Crop = { from: Locator; to?: Locator };

/**
 * Takes a picture for a guide, `docs/guides/pictures/{name}.webp`: from one element to another, in the best quality
 * that 60 kB allow.
 */
export const takePicture = async (page: Page, name: string, { from, to = from }: Crop): Promise<void> => {
  await expect(from).toBeVisible();
  await expect(to).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 1_100 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  const [first, last] = [await from.boundingBox(), await to.boundingBox()];
  if (first === null || last === null) throw new Error(`Nothing is to be seen of ${name}.`);
  const [x, y] = [Math.min(first.x, last.x) - MARGIN, first.y - MARGIN];
  const right = Math.max(first.x + first.width, last.x + last.width) + MARGIN;
  const clip = { x: Math.max(0, x), y: Math.max(0, y), width: right - x, height: last.y + last.height + MARGIN - y };
  const png = await page.screenshot({ clip, animations: "disabled" });
  await page.setViewportSize({ width, height: 900 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), await asWebp(page, png));
};

/** The browser encodes it, so nothing has to be installed. */
const asWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  for (const quality of [0.9, 0.8, 0.65, 0.5, 0.35]) {
    const packed = await page.evaluate(
      async ({ base64, quality }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width: image.width, height: image.height });
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
      },
      { base64: png.toString("base64"), quality },
    );
    const webp = Buffer.from(packed, "base64");
    if (webp.byteLength <= MOST_BYTES) return webp;
  }
  throw new Error("The picture does not fit into 60 kB: take less of the page.");
};
