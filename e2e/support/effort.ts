import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Counts what a person does: a tap is a press, a field is one that is typed into, a key is one pressed on its own, and
 * a paste counts once whatever its length.
 */
export class Effort {
  taps = 0;
  fields = 0;
  keys = 0;
  pastes = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
    await expect(field).toHaveValue(text);
  }

  async press(page: Page, key: string): Promise<void> {
    this.keys += 1;
    await page.keyboard.press(key);
  }

  /** Into the focused element. */
  async paste(page: Page, text: string): Promise<void> {
    this.pastes += 1;
    await page.keyboard.insertText(text);
  }
}
