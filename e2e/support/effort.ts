import { expect, type Locator } from "@playwright/test";

/** Counts what a person does: a tap is a press of something, a field is something that is typed into. */
export class Effort {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
    await expect(field).toHaveValue(text);
  }
}
