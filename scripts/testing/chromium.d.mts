/** Returns a Chromium to test with, installed if there is none; "" for Playwright's own. */
export declare function ensureChromium(options: { root: string; signal?: AbortSignal }): Promise<string>;
